import { callNamesOf, givenNamesOf } from './givenNames';
import { koreanSurname } from './korean';

const surnames = new Set(
  `smith johnson williams brown jones miller davis wilson anderson thomas taylor moore martin jackson thompson white
  harris clark lewis robinson walker young allen king wright scott hill green adams baker nelson campbell mitchell
  roberts carter phillips evans turner parker collins edwards stewart morris murphy cook rogers morgan cooper hall
  ivanov petrov sidorov smirnov kuznetsov popov vasiliev sokolov mikhailov novikov fedorov morozov volkov alekseev lebedev
  semenov egorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov ivanova petrova smirnova
  kuznetsova popova shevchenko bondarenko kovalenko tkachenko kravchenko kovalchuk oliynyk melnyk boyko
  yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic
  beridze mamedov aliev aliyev mammadov huseynov hasanov guliyev
  grigoryan harutyunyan sargsyan hovhannisyan khachatryan petrosyan hakobyan karapetyan
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada
  wang li zhang liu chen huang zhao wu zhou nguyen tran singh kumar khan ahmed hussain
  garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez torres silva santos oliveira souza pereira
  muller schmidt schneider fischer weber meyer wagner becker hoffmann novak svoboda horvath nagy kovacs toth szabo
  kowalski nowak wisniewski andersson johansson karlsson nilsson eriksson larsson hansen johansen olsen
  rossi russo ferrari bianchi papadopoulos georgiou popescu ionescu ivanovic petrovic jovanovic cohen levi`
    .trim()
    .split(/\s+/),
);

/** The expected share of people with the word in their name, before the list is counted. */
export function priorShare(word: string): number {
  const korean = koreanSurname(word);
  if (korean !== undefined) return korean === 'kim' || korean === 'lee' || korean === 'pak' ? 1 / 12 : 1 / 60;
  if (surnames.has(word)) return 1 / 200;
  if (givenNamesOf(word).length > 0) return 1 / 200;
  return callNamesOf(word).length > 0 ? 1 / 1000 : 1 / 20_000;
}

/** Weight of the prior share, in people: a shorter list says little about rarity. */
export const priorSize = 1000;
