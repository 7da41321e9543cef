import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from 'command-line/command';
import { collectionOf } from 'content-check/collection';
import type { Editor, EditorConfig } from '../definition';
import { assetEndings } from '../server/bundle';
import type { ChoicePictures } from '../server/choices';
import type { FrameApp } from '../server/frame-app';
import { modelMistakes } from './model-mistakes';

/** The configuration of a project, and what it names. */
export type Project = {
  readonly editor: Editor;
  /** The file that says it, which is also bundled for the browser. */
  readonly definition: string;
  /** The folder of that file. */
  readonly folder: string;
  /** A path that the file says. */
  readonly at: (file: string) => string;
  readonly choices: ChoicePictures;
  readonly frame: FrameApp | undefined;
};

/**
 * Loads the configuration of a project. TypeScript must be able to run, as in the command.
 * @param config the path of `editor.config.ts`
 * @throws {CommandError} if it, or what it names, is missing, fails, or exports something else
 */
export function loadConfig(config: string): Project {
  const definition = path.resolve(config);
  const folder = path.dirname(definition);
  const at = (file: string) => path.resolve(folder, file);
  if (!existsSync(definition))
    throw new CommandError(
      `There is no ${path.basename(config)} in ${folder}. Its default export says what is edited: defineEditor({ model }).`,
    );
  const { default: editor } = loadOwn(definition) as { readonly default?: Editor };
  if (!editor?.groups)
    throw new CommandError(`The default export of ${definition} should be defineEditor({ … }).`);
  checkNames(editor, definition);
  const named = (name: 'choices' | 'frame', as: string) =>
    editor[name] === undefined ? undefined : namedModule(at(editor[name]), name, as);
  return {
    editor,
    definition,
    folder,
    at,
    choices: (named('choices', 'choicePictures') ?? {}) as ChoicePictures,
    frame: named('frame', 'frameApp') as FrameApp | undefined,
  };
}

/** What a module of the project exports under a name. @throws {CommandError} if there is no such file, or export */
function namedModule(file: string, name: string, as: string): unknown {
  if (!existsSync(file)) throw new CommandError(`There is no ${file}, which "${name}" names.`);
  const { [as]: found } = loadOwn(file) as Readonly<Record<string, unknown>>;
  if (found === undefined) throw new CommandError(`${file} should export "${as}".`);
  return found;
}

/** All that a configuration may say. */
const keys: Readonly<Record<keyof EditorConfig, true>> = {
  model: true,
  title: true,
  groups: true,
  pages: true,
  hiddenBy: true,
  picturedChoices: true,
  look: true,
  content: true,
  choices: true,
  port: true,
  frame: true,
  hosted: true,
  isTextPublic: true,
};

/** A name that is misspelled would be without effect. */
function checkNames(editor: Editor, definition: string): void {
  const { model, groups, pages } = editor;
  // `defineEditor` adds the words
  const unknownKey = Object.keys(editor).find(
    (key) => key !== 'words' && !Object.hasOwn(keys, key),
  );
  if (unknownKey !== undefined)
    throw new CommandError(
      `${definition} says "${unknownKey}", which means nothing. It may say: ${Object.keys(keys).join(', ')}.`,
    );
  for (const mistake of modelMistakes(model)) throw new CommandError(mistake);
  const names = model.collections.map(({ name }) => name);
  const given = [...Object.keys(groups.folders), ...(pages ? [pages.collection] : [])];
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `${definition} names a collection "${unknown}", which the model doesn't have. It has: ${names.join(', ')}.`,
    );
  for (const { file } of [pages?.menus, pages?.redirects, pages?.site].flatMap(
    (found) => found ?? [],
  ))
    if (!collectionOf(model, file))
      throw new CommandError(
        `${definition} names a file "${file}", which is in no collection of the model.`,
      );
}

/** Loads a file of the project. @throws {CommandError} if it, or one that it imports, fails: with its stack, which says where */
function loadOwn(file: string): unknown {
  try {
    return load(file);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    throw new CommandError(`${file}, or a file that it imports, has a mistake:\n\n${stack}`);
  }
}

function load(file: string): unknown {
  const require = createRequire(file);
  // what `look` imports, such as a font, has its address only in the browser
  for (const ending of assetEndings)
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else lets `require` read other files
    require.extensions[ending] ??= (module, name) => {
      module.exports = name;
    };
  return require(file);
}
