/**
 * A webpack loader for the transport of Firestore. When it loses its server it asks Google for a picture, to tell whether
 * there is a network at all, and only notes the answer: nothing acts on it. The page's policy lets no picture of that host
 * in, so each loss of the network was an error in the console. Here it notes that there was none, and asks nobody.
 */
const test =
  /if\((\w+)==2\)\{var [^{}]*"\/\/www\.google\.com\/images\/cleardot\.gif"[^{}]*\}else (\w+)\(2\);/g;

export default function withoutNetworkTest(source) {
  const found = [...source.matchAll(test)].length;
  // Another version of the package is looked at again, and not let through.
  if (found !== 1) throw new Error(`Expected one network test in ${this.resourcePath}, found ${found}`);
  return source.replace(test, '$2($1==2?1:2);');
}
