import type { ContentModel } from 'content-check/content-model';
import * as z from 'zod';
import type { PublishRequest } from '../../store/publication';
import { sentJson } from '../sent-json';
import { changeList, requireWritable } from '../write/write-content';

/** A name that Git can record: it drops these characters, at which its record would end. */
const nameOfAuthor = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^<>\p{Cc}]+$/u);

const schema = z.strictObject({
  message: z.string().min(1).max(100_000),
  changes: changeList,
  author: z.strictObject({ name: nameOfAuthor, email: z.email().max(200) }).optional(),
});

/** The request of the form. @throws Refusal if it is none */
export function publishRequest(model: ContentModel, body: string): PublishRequest {
  const request = sentJson(schema, body, 'this request');
  requireWritable(model, request.changes);
  return request;
}
