import { inbox } from '@/language/en/inbox';
import { spoilers } from '@/language/en/spoilers';
import { news as newsTexts } from '@/language/en/news';
import { RichMessage } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { bundleIn, subjectOf, type News } from '@/model/news/news';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { useExplanation } from '@/parts/records/useExplanation';
import { someRecordTexts } from '@/parts/words/sportWords';
import { Badge } from '@/ui/Badge';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectIsHidden, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

interface NewsRowProps {
  readonly line: readonly News[];
  readonly isNew: boolean;
}

export function NewsRow({ line, isNew }: NewsRowProps) {
  const news = line.find(({ record }) => record.collection === 'event') ?? line[0];
  return news && <Line news={news} others={line.length - 1} isNew={isNew} />;
}

interface LineProps {
  readonly news: News;
  readonly others: number;
  readonly isNew: boolean;
}

function Line({ news, others, isNew }: LineProps) {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const { kind, record } = news;
  const bundle = bundleIn(news);
  const isHidden = useAppSelector(
    (state) => record.collection === 'match' && selectIsHidden(state, record.id),
  );
  const name = useAppSelector((state) => (isHidden ? neutralName(state, record.id) : record.name));
  const rejection = news.kind === 'rejected' ? news : undefined;
  const reason = useExplanation(rejection?.reason, rejection?.cause);
  const words = reason || ('text' in news ? news.text : undefined);
  const below = words && isHidden ? t(spoilers.change) : words;
  return (
    <ListRow
      to={
        others > 0 && bundle !== undefined && uid !== undefined
          ? path('bundle', { author: uid, id: bundle })
          : path('proposal', { id: subjectOf(news) })
      }
      title={
        <>
          <RichMessage
            text={newsTexts[kind]}
            values={{
              record: name ?? t(someRecordTexts[record.collection]),
              by: 'by' in news && <ProfileName uid={news.by} plain />,
            }}
          />
          {others > 0 && ` ${t(inbox.andOthers, { count: others })}`}
        </>
      }
      subtitle={below && <span dir="auto">{below}</span>}
      meta={
        <>
          {isNew && <Badge kind="info">{t(inbox.isNew)}</Badge>} <RelativeTime value={news.at} />
        </>
      }
    />
  );
}

/** The match's name in its stored order. The news has the name as entered, which may reveal the winner. */
function neutralName(state: RootState, id: string): string | undefined {
  const match = selectShownMatch(state, id);
  return match && matchName(match);
}
