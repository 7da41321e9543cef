import * as z from 'zod';
import { digits, type Operation, sha } from '../stand-in/description';
import { tokenRequest } from '../stand-in/token-request';

/*
 * The calls of Forgejo's and Gitea's API that the form uses, written down from the description that each instance has at
 * /api/swagger (in the sources: the comments "swagger:operation" below routers/api/v1) and from docs.gitea.com.
 */

const repo = '/api/v1/repos/{owner}/{repo}';

const error = z.object({ message: z.string() });

const flag = z.enum(['true', 'false']);

/** GitBlob: without content if it is larger than DEFAULT_MAX_BLOB_SIZE. */
const blob = z.object({ sha, size: z.number(), content: z.string().nullable(), url: z.string() });

const file = z.object({
  name: z.string(),
  path: z.string(),
  sha,
  type: z.literal('file'),
  size: z.number(),
  encoding: z.literal('base64').nullable(),
  content: z.string().nullable(),
});

const commitMeta = z.object({ sha, url: z.string() });

const pull = z.object({
  number: z.number(),
  state: z.enum(['open', 'closed']),
  merged: z.boolean(),
  title: z.string(),
});

/** AccessTokenResponse (routers/web/auth/oauth2_provider.go). */
const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  refresh_token: z.string(),
});

/** The operations, each with its name in the description. */
export const operations: readonly Operation[] = [
  {
    name: 'userGetCurrent',
    source: '/api/swagger#/user/userGetCurrent',
    method: 'GET',
    path: '/api/v1/user',
    answers: { 200: z.object({ id: z.number(), login: z.string() }) },
  },
  {
    name: 'repoGet',
    source: '/api/swagger#/repository/repoGet',
    method: 'GET',
    path: repo,
    answers: {
      200: z.object({
        id: z.number(),
        full_name: z.string(),
        archived: z.boolean(),
        permissions: z.object({ admin: z.boolean(), push: z.boolean(), pull: z.boolean() }),
      }),
    },
  },
  {
    name: 'repoGetBranch',
    source: '/api/swagger#/repository/repoGetBranch',
    method: 'GET',
    path: `${repo}/branches/{branch...}`,
    answers: {
      200: z.object({
        name: z.string(),
        commit: z.object({ id: sha }),
        protected: z.boolean(),
        user_can_push: z.boolean(),
        user_can_merge: z.boolean(),
      }),
    },
  },
  {
    name: 'GetTree',
    source: '/api/swagger#/repository/GetTree',
    method: 'GET',
    path: `${repo}/git/trees/{sha}`,
    query: z.strictObject({ recursive: flag, page: digits, per_page: digits }),
    answers: {
      200: z.object({
        sha,
        page: z.number(),
        total_count: z.number(),
        truncated: z.boolean(),
        tree: z.array(
          z.object({
            path: z.string(),
            mode: z.string(),
            type: z.enum(['blob', 'tree', 'commit']),
            sha,
          }),
        ),
      }),
      400: error,
    },
  },
  {
    // Forgejo 12: codeberg.org/forgejo/forgejo/pulls/8139
    name: 'GetBlobs',
    source: '/api/swagger#/repository/GetBlobs',
    method: 'GET',
    path: `${repo}/git/blobs`,
    // "mind the overall URL-length limit of ~2,083 chars"
    query: z.strictObject({ shas: z.string().max(1900) }),
    answers: { 200: z.array(blob), 400: error },
  },
  {
    name: 'GetBlob',
    source: '/api/swagger#/repository/GetBlob',
    method: 'GET',
    path: `${repo}/git/blobs/{sha}`,
    answers: { 200: blob, 400: error },
  },
  {
    // Gitea 1.24: github.com/go-gitea/gitea/pull/34139
    name: 'repoGetFileContentsPost',
    source: '/api/swagger#/repository/repoGetFileContentsPost',
    method: 'POST',
    path: `${repo}/file-contents`,
    query: z.strictObject({ ref: sha }),
    body: z.strictObject({ files: z.array(z.string()) }),
    answers: { 200: z.array(file.nullable()) },
  },
  {
    name: 'repoGetContents',
    source: '/api/swagger#/repository/repoGetContents',
    method: 'GET',
    path: `${repo}/contents/{filepath...}`,
    query: z.strictObject({ ref: sha }),
    answers: { 200: file },
  },
  {
    name: 'repoChangeFiles',
    source: '/api/swagger#/repository/repoChangeFiles',
    method: 'POST',
    path: `${repo}/contents`,
    body: z.strictObject({
      branch: z.string(),
      new_branch: z.string().optional(),
      message: z.string(),
      files: z.array(
        z
          .strictObject({
            operation: z.enum(['create', 'update', 'delete']),
            path: z.string(),
            content: z.base64().optional(),
            // "required for update or delete"
            sha: sha.optional(),
          })
          .refine(({ operation, sha: was }) => (operation === 'create') === (was === undefined)),
      ),
    }),
    answers: {
      201: z.object({
        files: z.array(file.nullable()),
        commit: z.object({ sha, parents: z.array(commitMeta), tree: commitMeta }),
      }),
      422: error,
      // of a push that came too late (handleChangeRepoFilesError has no case for it)
      500: error,
      423: error,
    },
  },
  {
    name: 'repoGetAllCommits',
    source: '/api/swagger#/repository/repoGetAllCommits',
    method: 'GET',
    path: `${repo}/commits`,
    // "limit: page size of results (ignored if used with 'path')"
    query: z.strictObject({
      sha: z.string(),
      path: z.string(),
      not: z.string().optional(),
      stat: flag,
      verification: flag,
      files: flag,
      page: digits,
    }),
    answers: {
      200: z.array(
        z.object({
          sha,
          parents: z.array(commitMeta),
          commit: z.object({
            message: z.string(),
            author: z.object({
              name: z.string(),
              email: z.string(),
              date: z.iso.datetime({ offset: true }),
            }),
          }),
          files: z.array(
            z.object({
              filename: z.string(),
              status: z.enum(['added', 'removed', 'modified']),
            }),
          ),
        }),
      ),
    },
  },
  {
    name: 'repoListGitRefs',
    source: '/api/swagger#/repository/repoListGitRefs',
    method: 'GET',
    path: `${repo}/git/refs/{ref...}`,
    answers: {
      200: z.array(
        z.object({
          ref: z.string(),
          url: z.string(),
          object: z.object({ sha, type: z.string(), url: z.string() }),
        }),
      ),
    },
  },
  {
    name: 'repoGetPullRequestByBaseHead',
    source: '/api/swagger#/repository/repoGetPullRequestByBaseHead',
    method: 'GET',
    path: `${repo}/pulls/{base}/{head...}`,
    answers: { 200: pull },
  },
  {
    name: 'repoCreatePullRequest',
    source: '/api/swagger#/repository/repoCreatePullRequest',
    method: 'POST',
    path: `${repo}/pulls`,
    body: z.strictObject({ base: z.string(), head: z.string(), title: z.string() }),
    answers: { 201: pull, 409: error, 422: error },
  },
  {
    name: 'OAuth: request or renew a token',
    source: 'https://docs.gitea.com/development/oauth2-provider',
    method: 'POST',
    path: '/login/oauth/access_token',
    isForm: true,
    body: tokenRequest,
    answers: { 200: tokens, 400: z.object({ error: z.string(), error_description: z.string() }) },
  },
];
