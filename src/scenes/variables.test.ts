import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayDrawings } from '../theme/drawing-colors';
import { sceneVariables } from './variables';

const drawings = 'src/scenes/generated/drawings.svg';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/generated|scenes.variables/.test(file))
  .map((file) => path.join('src', file));

/** The files in which each variable is written, except those of the theme and of skies. */
const uses = new Map<string, Set<string>>();
for (const file of [...files, drawings])
  for (const [name] of readFileSync(file, 'utf8').matchAll(
    /(?<![\w-])--[a-z](?:[A-Za-z-]*[A-Za-z])?/g,
  ))
    if (!/^--(?:color|sky)-/.test(name)) uses.set(name, (uses.get(name) ?? new Set()).add(file));

const isOfScenes = (file: string) => path.dirname(file).startsWith(path.join('src', 'scenes'));
const colors = Object.keys(dayDrawings).map((name) => `--${name}`);

it('names each variable that scenes share with other files, or files of different folders share', () => {
  const shared = [...uses].flatMap(([name, places]) => {
    const isShared = new Set([...places].map((file) => path.dirname(file))).size > 1;
    const isBetweenScenes = places.size > 1 && [...places].some(isOfScenes);
    return (isShared || isBetweenScenes) && !colors.includes(name) ? [name] : [];
  });
  expect(shared.filter((name) => !(name in sceneVariables))).toEqual([]);
});

it('names none that nobody uses', () => {
  expect(Object.keys(sceneVariables).filter((name) => !uses.has(name))).toEqual([]);
});
