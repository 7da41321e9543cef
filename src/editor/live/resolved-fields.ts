import { isObject, type Json, type JsonObject } from 'content-editor/json';
import { telephone } from '../../content-model/contact';
import { landOf, type SceneName } from '../../scenes/schema';
import type { Source } from './source';

type Around = Pick<Source, 'entries' | 'scenery'>;

/**
 * The fields of a section with those that `create-resolvers.ts` adds. What only a build can tell is left out, and stays
 * as it was published.
 */
export function resolved(source: Around, type: string, fields: JsonObject): JsonObject {
  switch (type) {
    case 'HeroSection':
    case 'BannerSection':
      return { ...withLand(source, fields), ownPicture: fields.picture ?? null };
    case 'ServiceCardsSection':
      return { ...fields, shelves: source.scenery.shelves ?? [{ day: null, night: null }] };
    case 'ContactFormSection':
      return { ...fields, delivery: deliveryOf(fields.delivery) };
    case 'ContactDetailsSection':
      return { ...fields, contact: contactOf(source) };
    default:
      return fields;
  }
}

/** The contact with its resolved fields. */
export function contactOf({ entries }: Pick<Around, 'entries'>): JsonObject {
  const { 'contact.json': contact = {} } = entries;
  const { phone, person = null } = contact;
  return { ...contact, person, telephone: telephone(typeof phone === 'string' ? phone : '') };
}

/** Adds the pictures of a scene. Without them, the section has the scene with which it was built. */
function withLand({ scenery }: Around, { scene, ...fields }: JsonObject): JsonObject {
  if (typeof scene !== 'string') return { ...fields, scene: null, land: null };
  const land = scenery.lands.get(landOf(scene as SceneName));
  return land === undefined ? fields : { ...fields, scene, land };
}

function deliveryOf(words: Json | undefined): Json {
  if (!isObject(words)) return null;
  return { ...words, honeypot: words.honeypot ?? '_gotcha' };
}
