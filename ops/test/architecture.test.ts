import { circleIn, filesIn, foldersOf, importsOf } from '@test/architecture/importGraph';

test('no folders of ops need each other', () => {
  const graph = foldersOf('ops');
  expect(graph.size).toBeGreaterThan(4);
  expect(circleIn(graph)).toBeUndefined();
});

test('ops needs nothing of lab', () => {
  const imports = filesIn('ops').flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ target }) => target.startsWith('lab/'))).toEqual([]);
});
