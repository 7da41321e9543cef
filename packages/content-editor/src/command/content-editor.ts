import { parseArgs } from 'node:util';
import { CommandError } from 'command-line/command';
import { buildEditor } from './build-editor';
import { editProject } from './edit-project';

const usage = `content-editor          edits the content of this folder, until it is stopped
content-editor build    writes the form into the built site, where "hosted" says

  --config FILE         the configuration; "editor.config.ts" by default
  --ends-with-page      ends when the last page of the form is closed`;

/**
 * The command `content-editor`, in the folder of a project.
 * @param args what stands after its name
 * @returns whether it succeeded
 * @throws {CommandError} for what the user can fix, or the error of `parseArgs` for an option that it doesn't have
 */
export async function contentEditor(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string', default: 'editor.config.ts' },
      'ends-with-page': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { config, 'ends-with-page': endsWithPage, help } = values;
  if (help) {
    console.log(usage);
    return true;
  }
  const [name, ...others] = positionals;
  if (name === undefined) {
    await editProject({ config, endsWithPage });
    return true;
  }
  if (name !== 'build' || others.length > 0)
    throw new CommandError(`There is no command "${positionals.join(' ')}".\n\n${usage}`);
  const { folder, address } = await buildEditor({ config });
  console.log(`\nThe form is in ${folder}, for ${address} on the site.`);
  return true;
}
