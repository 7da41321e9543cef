import { existsSync } from 'node:fs';
import { CommandError } from 'command-line/command';
import type { HostedConfig } from '../definition';
import { writeHostedEditor } from '../server/write-hosted';
import { loadConfig } from './load-config';

type Options = {
  /** The path of the configuration. */
  readonly config: string;
  /** The content folder of this build, if it is not the configuration's. */
  readonly content?: string;
  /** Where the form goes, if the configuration doesn't say it. */
  readonly hosted?: HostedConfig;
};

/** A form that was written. */
type Built = {
  readonly folder: string;
  /** Its address on the site. */
  readonly address: string;
  /** The source files that are in its scripts, whose licenses belong beside it. */
  readonly sources: readonly string[];
};

/**
 * Writes the form into a built site, as `content-editor build` does.
 * @throws {CommandError} as `loadConfig` does; if nothing says where it goes, or there is no content
 */
export async function buildEditor({ config, ...given }: Options): Promise<Built> {
  const { editor, definition, at, choices, frame } = loadConfig(config);
  const { content: folder = 'content', isTextPublic } = editor;
  const hosted = given.hosted ?? editor.hosted;
  if (!hosted)
    throw new CommandError(
      `${definition} doesn't say where the form goes. Add "hosted": repository, branch, folder and address.`,
    );
  const root = given.content ?? at(folder);
  if (!existsSync(root)) throw new CommandError(`There is no content folder ${root}.`);
  const { repository, branch } = hosted;
  const address = `/${hosted.address}/`.replaceAll(/\/+/g, '/');
  const sources = await writeHostedEditor({
    model: editor.model,
    definition,
    frame,
    root,
    choices,
    ...(isTextPublic && { isTextPublic }),
    repository: { name: repository, branch, folder },
    folder: at(hosted.folder),
    base: address,
  });
  return { folder: at(hosted.folder), address, sources };
}
