import type * as GraphQL from 'graphql';
import { buildFolder } from 'unit-testing/build-folder';
import { graphqlErrors } from './graphql-errors.mjs';

const { buildSchema } = jest.requireActual<typeof GraphQL>('graphql');
const schema = buildSchema('type Query { page: Page } type Page { title: String, text: String }');
const folder = buildFolder();

/** Writes a file with a template in its second line. @returns its definition, as Gatsby stores it */
function definition(file: string, lines: readonly string[]) {
  folder.write(file, `// a file\nconst query = graphql\`\n${lines.join('\n')}\n\`;\n`);
  const templateLoc = {
    start: { line: 2, column: 22 },
    end: { line: lines.length + 3, column: 0 },
  };
  return { filePath: `${folder.path()}/${file}`, templateLoc };
}

/** The errors of a page whose fragment selects this field. */
function errorsOf(field: string): string[] {
  const query = definition('page.tsx', ['query Page { page { ...Text } }']);
  const fragment = definition('text.tsx', ['fragment Text on Page {', `  ${field}`, '}']);
  return graphqlErrors(schema, [query, fragment, fragment], folder.path());
}

it('reports file, line and column of a misspelled field in a fragment', () => {
  const errors = errorsOf('txt');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('Cannot query field "txt" on type "Page". Did you mean "text"?');
  expect(errors[0]).toContain('\ntext.tsx:4:3\n');
});

it('reports nothing if all fields exist', () => {
  expect(errorsOf('text')).toEqual([]);
});
