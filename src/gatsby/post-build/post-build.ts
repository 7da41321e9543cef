import type { BuildArgs } from 'gatsby';
import { bundledPackages } from '../node/bundled-packages';
import { allPages } from '../../page-types/page-types';
import { siteAddress } from '../node/site-address';
import { compressFiles } from './compress';
import { postprocessHtml } from './postprocess-html';
import { writeFlatPages } from './html-aliases';
import { putFragmentsAway, putFragmentsBack } from './slice-fragments';
import { removeLeftovers } from './clean-output';
import { writeLicenses } from './licenses';
import { writeSiteFiles } from './site-files';
import { writeSocialPictures } from './og-images';

/** Where Gatsby writes. */
const folder = 'public';

type Facts = {
  readonly website: {
    readonly name: string;
    readonly language: string;
  };
  readonly contact: { readonly email: string };
  readonly home: {
    readonly sections: readonly {
      readonly picture?: { readonly src: { readonly absolutePath: string } } | null;
    }[];
  };
};

/**
 * What a build still lacks when Gatsby is done: finished pages, then the files about them, then a
 * compressed copy of each. Running it again over the same site changes nothing.
 */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  const { website, contact, home } = await ask(api);
  const pages = allPages(api.getNodesByType);
  await putFragmentsAway(folder);
  await removeLeftovers(folder, process.env.ANALYZE === '1');
  await postprocessHtml(folder);
  await writeFlatPages(folder);
  await writeLicenses(folder, await bundledPackages());
  await writeSocialPictures(
    folder,
    {
      pages: pages.filter(({ noindex }) => !noindex),
      name: website.name,
      ground: home.sections[0]?.picture?.src.absolutePath,
    },
    api.cache,
  );
  await writeSiteFiles(folder, siteAddress(process.env), {
    site: website,
    contact,
    pages,
  });
  await compressFiles(folder);
}

/** Gatsby finds what it left in the folder of the site, though a visitor does not. */
export function onPostBootstrap(): Promise<void> {
  return putFragmentsBack(folder);
}

async function ask(api: BuildArgs): Promise<Facts> {
  const result = await api.graphql<Facts>(`
    query SiteFiles {
      website {
        name
        language
      }
      contact: contactContent {
        email
      }
      home: webpage(path: "/") {
        sections {
          ... on HeroSection {
            picture {
              src {
                absolutePath
              }
            }
          }
        }
      }
    }
  `);
  if (result.data) return result.data;
  const cause: unknown = result.errors;
  throw new Error('The content could not be read for the files of the site.', { cause });
}
