import constantsLoader from './constants-loader.cjs';

it('gives each constant the value of the option that is called like it', () => {
  const options = { movedPages: { '/old': '/new' }, documentPaths: null };
  expect(constantsLoader.call({ getOptions: () => options })).toBe(
    'export const movedPages = {"/old":"/new"};\nexport const documentPaths = null;\n',
  );
});
