import { Fragment } from 'react';
import { site } from '@/language/en/site';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { TextLink } from '@/ui/TextLink';
import { useSiteFacts } from '@/wiki/site/useSiteFacts';

function ImprintPage() {
  const t = useText();
  const facts = useSiteFacts();
  return (
    <>
      <PageHeader title={t(titles.imprint)} description={t(site.imprintDescription)} />
      {facts.operator ? (
        <Panel>
          <DefinitionList items={imprintFacts(t, facts)} />
        </Panel>
      ) : (
        <EmptyState title={t(site.noImprintTitle)}>{t(site.noImprintBody)}</EmptyState>
      )}
    </>
  );
}

function imprintFacts(t: ReturnType<typeof useText>, { operator, terms }: SiteFacts): readonly Fact[] {
  if (!operator) return [];
  const { name, address = [], mail } = operator;
  return [
    { term: t(site.operator), value: name },
    address.length > 0 && {
      term: t(site.address),
      value: address.map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      )),
    },
    mail !== undefined && { term: t(site.mail), value: <TextLink to={`mailto:${mail}`}>{mail}</TextLink> },
    terms && { term: t(site.licence), value: <TextLink to={path('terms')}>{terms.licence.name}</TextLink> },
  ].filter((fact) => !!fact);
}

export const page = definePage({ Component: ImprintPage });
