import * as z from 'zod';
import { digits, type Operation, sha } from '../stand-in/description';
import { tokenRequest } from '../stand-in/token-request';

/* The calls of GitLab's REST API that the form uses, written down from its documentation. */

const page = { per_page: digits, page: digits };

const commit = z.object({
  id: sha,
  parent_ids: z.array(sha),
  title: z.string(),
  message: z.string(),
  author_name: z.string(),
  authored_date: z.iso.datetime({ offset: true }),
  committed_date: z.iso.datetime({ offset: true }),
});

const error = z.object({ message: z.union([z.string(), z.object({})]) });

const action = z
  .strictObject({
    action: z.enum(['create', 'delete', 'move', 'update', 'chmod']),
    file_path: z.string(),
    content: z.string().optional(),
    encoding: z.enum(['text', 'base64']).optional(),
    // "Will only be considered in update, move, and delete actions."
    last_commit_id: sha.optional(),
  })
  .refine(({ action: kind, last_commit_id: id }) => kind !== 'create' || id === undefined);

/** OAuth tokens (docs.gitlab.com/api/oauth2). */
const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
  created_at: z.number(),
});

const oauthError = z.object({ error: z.string(), error_description: z.string() });

/** The operations, each with the page that documents it. */
export const operations: readonly Operation[] = [
  {
    name: 'GraphQL',
    source: 'https://docs.gitlab.com/api/graphql/getting_started/',
    method: 'POST',
    path: '/api/graphql',
    body: z.strictObject({
      // "If your query or mutation exceeds 10,000 characters, use variables"
      query: z.string().max(10_000),
      variables: z.record(z.string(), z.unknown()),
    }),
    answers: { 200: z.object({ data: z.unknown() }) },
  },
  {
    name: 'Get a single project',
    source: 'https://docs.gitlab.com/api/projects/#retrieve-a-project',
    method: 'GET',
    path: '/api/v4/projects/{id}',
    answers: {
      200: z.object({ id: z.number(), path_with_namespace: z.string() }),
      404: error,
    },
  },
  {
    name: 'List repository tree',
    source: 'https://docs.gitlab.com/api/repositories/#list-repository-tree',
    method: 'GET',
    path: '/api/v4/projects/{id}/repository/tree',
    query: z.strictObject({ path: z.string(), ref: sha, recursive: z.literal('true'), ...page }),
    answers: {
      200: z
        .array(
          z.object({
            id: sha,
            name: z.string(),
            type: z.enum(['tree', 'blob']),
            path: z.string(),
            mode: z.string(),
          }),
        )
        .max(100),
    },
  },
  {
    name: 'Raw blob content',
    source: 'https://docs.gitlab.com/api/repositories/#get-raw-blob-content',
    method: 'GET',
    path: '/api/v4/projects/{id}/repository/blobs/{sha}/raw',
    answers: { 200: undefined },
  },
  {
    name: 'List repository commits',
    source: 'https://docs.gitlab.com/api/commits/#list-repository-commits',
    method: 'GET',
    path: '/api/v4/projects/{id}/repository/commits',
    // "ref_name: The name of a repository branch, tag or revision range"
    query: z.strictObject({ ref_name: z.string(), path: z.string().optional(), ...page }),
    answers: { 200: z.array(commit).max(100) },
  },
  {
    name: 'Get commit diff',
    source: 'https://docs.gitlab.com/api/commits/#get-commit-diff',
    method: 'GET',
    path: '/api/v4/projects/{id}/repository/commits/{sha}/diff',
    query: z.strictObject(page),
    answers: {
      200: z
        .array(
          z.object({
            diff: z.string(),
            old_path: z.string(),
            new_path: z.string(),
            a_mode: z.string(),
            b_mode: z.string(),
            new_file: z.boolean(),
            renamed_file: z.boolean(),
            deleted_file: z.boolean(),
          }),
        )
        .max(100),
    },
  },
  {
    name: 'Create a commit with multiple files and actions',
    source: 'https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions',
    method: 'POST',
    path: '/api/v4/projects/{id}/repository/commits',
    body: z.strictObject({
      branch: z.string(),
      commit_message: z.string(),
      start_sha: sha.optional(),
      stats: z.boolean().optional(),
      actions: z.array(action).min(1),
    }),
    // 405 for a project by an earlier name (lib/api/helpers.rb, find_project!)
    answers: { 201: commit, 400: error, 405: error },
  },
  {
    name: 'Create MR',
    source: 'https://docs.gitlab.com/api/merge_requests/#create-a-merge-request',
    method: 'POST',
    path: '/api/v4/projects/{id}/merge_requests',
    body: z.strictObject({
      source_branch: z.string(),
      target_branch: z.string(),
      title: z.string(),
      remove_source_branch: z.boolean().optional(),
    }),
    answers: { 201: z.object({ iid: z.number(), state: z.string() }), 409: error, 422: error },
  },
  {
    name: 'Revoke the token of the request',
    source: 'https://docs.gitlab.com/api/personal_access_tokens/#self-revoke',
    method: 'DELETE',
    path: '/api/v4/personal_access_tokens/self',
    answers: { 204: undefined },
  },
  {
    name: 'OAuth: request or renew a token',
    source:
      'https://docs.gitlab.com/api/oauth2/#authorization-code-with-proof-key-for-code-exchange-pkce',
    method: 'POST',
    path: '/oauth/token',
    isForm: true,
    body: tokenRequest,
    answers: { 200: tokens, 400: oauthError, 401: oauthError },
  },
  {
    name: 'OAuth: revoke a token',
    source: 'https://docs.gitlab.com/api/oauth2/#revoke-a-token',
    method: 'POST',
    path: '/oauth/revoke',
    isForm: true,
    body: z.strictObject({ client_id: z.string(), token: z.string() }),
    answers: { 200: z.object({}) },
  },
];
