import { expect, type Page, type Route } from '@playwright/test';

/** What a commit changes, by path: the content in base64. */
export type Commit = Record<string, string>;

/**
 * Answers the editor in place of GitHub, and signs it in.
 * @param site the origin of the editor
 * @param files the texts of the repository, by path
 * @returns its commits
 */
export async function openRepository(
  page: Page,
  site: string,
  files: Record<string, string>,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  const paths = Object.keys(files);
  const nodes = [
    { oid: 'head', message: '', author: { name: 'Owner' }, committedDate: '2026-04-19T00:00:00Z' },
  ];
  const branch = { target: { history: { nodes } } };

  const answer = ({ query, variables }: { query: string; variables: { input?: Input } }) => {
    const { additions } = variables.input?.fileChanges ?? {};
    if (additions) {
      const changed = additions.filter(({ path, contents }) => contents !== toBase64(files[path] ?? ''));
      commits.push(Object.fromEntries(changed.map(({ path, contents }) => [path, contents])));
      const saved = additions.map((_, index) => [`file_${index}`, { oid: `saved-${index}` }]);
      return { createCommitOnBranch: { commit: { ...nodes[0], ...Object.fromEntries(saved) } } };
    }
    const parts = Array.from(query.matchAll(/(\w+_\d+): (?:object\(oid: "(\d+)")?/g), ([, alias, index]) => {
      const text = files[paths[Number(index)] ?? ''];
      return [alias, index ? { text, isTruncated: false } : branch.target && branch];
    });
    return { repository: { defaultBranchRef: { name: 'main' }, ref: branch, ...Object.fromEntries(parts) } };
  };

  await page.route('https://api.github.com/**', async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const tree = paths.map((path, index) => ({ type: 'blob', path, sha: String(index), size: 1 }));
    if (pathname === '/graphql')
      return route.fulfill({ json: { data: answer(route.request().postDataJSON()) } });
    if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
    return route.fulfill({ json: { login: 'owner', name: 'Owner', id: 1, html_url: site } });
  });
  await page.goto(`${site}/admin`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Texts', { exact: true })).toBeVisible();
  return commits;
}

interface Input {
  fileChanges: { additions: { path: string; contents: string }[] };
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
