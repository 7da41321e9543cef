import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

it('reports a picture hidden by a scene', () => {
  content.replace(
    'pages/contact.json',
    '"scene": "mailbox"',
    '"scene": "mailbox", "picture": { "src": "../images/quilt-dawn.webp", "alt": "" }',
  );
  expect(content.problems()).toContainEqual(
    expect.stringMatching(
      /^error \S+ sections\[0\]\.picture: The scene hides this picture. Remove one of the two.$/,
    ),
  );
});
