import { circleIn, filesIn, foldersOf, importsOf } from '@test/architecture/importGraph';

test('no folders of lab need each other', () => {
  const graph = foldersOf('lab');
  expect(graph.size).toBeGreaterThan(4);
  expect(circleIn(graph)).toBeUndefined();
});

test('lab needs nothing of ops', () => {
  const imports = filesIn('lab').flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ target }) => target.startsWith('ops/'))).toEqual([]);
});
