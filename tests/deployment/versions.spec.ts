import { expect, type Page, test } from '@playwright/test'

import { ask, Deployed } from '../harness/access/deployed.ts'
import { type Release, releaseAfter, ReleaseFolder, thisRelease } from '../harness/access/releases.ts'
import { ClientPage } from '../harness/pages/client.ts'
import { expectPlacedOnce, keysOf, prepare, whilePlacing } from '../harness/slip/placing.ts'

test.use({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })

const old = thisRelease()
const next = releaseAfter(old)
let deployed: Deployed
let folder: ReleaseFolder

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  deployed = await Deployed.start('nginx')
  folder = new ReleaseFolder(deployed.clientFolder)
})
test.afterAll(() => deployed.stop())
test.beforeEach(() => deployed.sandbox.reset())
test.afterEach(() => deployed.sandbox.clearFaults())

/** What is served from now on: a release alone, or its page with the scripts of the other beside it. */
function serve(release: Release, beside: 'alone' | 'besideTheOther'): void {
  const other = release === old ? next : old
  folder.publish(other)
  folder.publish(release)
  if (beside === 'alone') folder.retire(other, release)
}

async function launch(page: Page): Promise<ClientPage> {
  const { link } = await deployed.sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  await page.goto(link)
  const client = new ClientPage(page, page)
  await client.ready()
  return client
}

/** The version that the page runs, which is there once its client is. */
async function expectVersion(page: Page, { version }: Release): Promise<void> {
  await expect
    .poll(() => page.evaluate<unknown>(`globalThis.slipway?.().version`).catch(() => null))
    .toBe(version)
}

/** What the link to the rules is called, in each release. */
const rulesOf = (release: Release): string => (release === old ? 'Rules' : 'House rules')

/** Goes to a screen whose script the page has not yet asked for. */
async function openRules(client: ClientPage, release: Release): Promise<void> {
  await client
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: rulesOf(release), exact: true })
    .click()
}

async function backToMatches(client: ClientPage): Promise<void> {
  await client
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Matches', exact: true })
    .click()
  await client.ready()
}

/** Every script of the page from now on that the server did not have. */
function missingScripts(page: Page): readonly string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  return missing
}

for (const [from, to] of [
  [old, next],
  [next, old],
] as const) {
  const way = from === old ? 'after a release' : 'after a rollback'

  test(`${way}, a page of the version before goes on with its own scripts while they are served, and a reload has the page that is served [ROUTE-06] [SRV-15]`, async ({
    page,
  }) => {
    serve(from, 'alone')
    const client = await launch(page)
    await expectVersion(page, from)
    await prepare(client, deployed.sandbox, 20)
    serve(to, 'besideTheOther')
    const missing = missingScripts(page)
    await openRules(client, from)
    await expect(page).toHaveURL(/\/v8\/rules/)
    await expect(client.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectVersion(page, from)
    expect(missing).toEqual([])
    // What was in the slip is read by the other version, and placed by it.
    await page.reload()
    await expectVersion(page, to)
    await backToMatches(client)
    await expect(client.slip.stake).toHaveValue('20')
    await client.slip.place.click()
    await expectPlacedOnce(client, deployed.sandbox, 20)
  })

  test(`${way}, a page whose scripts are gone becomes one of the other version, once, with its slip [ROUTE-06] [SLIP-18]`, async ({
    page,
  }) => {
    serve(from, 'alone')
    const client = await launch(page)
    await prepare(client, deployed.sandbox, 30)
    const missing = missingScripts(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    serve(to, 'alone')
    await openRules(client, from)
    await expectVersion(page, to)
    await expect(page).toHaveURL(/\/v8\/rules/)
    await expect(client.getByRole('link', { name: rulesOf(to), exact: true }).first()).toBeVisible()
    // The client may stand before all of its page is there.
    await expect.poll(() => loads).toBe(1)
    expect(missing).toContainEqual(expect.stringMatching(/^\/v8\/assets\/.*\.js$/))
    await backToMatches(client)
    await expect(client.slip.stake).toHaveValue('30')
    await client.slip.place.click()
    await expectPlacedOnce(client, deployed.sandbox, 30)
  })

  for (const [what, kind] of [
    ['has not arrived', 'hang'],
    ['was placed and not answered', 'hangReply'],
  ] as const)
    test(`${way}, a bet of the version before that ${what} is read by the other, told and placed once, where the scripts are gone [SLIP-18] [ROUTE-06]`, async ({
      page,
    }) => {
      serve(from, 'alone')
      const client = await launch(page)
      await prepare(client, deployed.sandbox, 40)
      const keys = keysOf(page, '/single-bet/')
      await deployed.sandbox.fault(whilePlacing({ kind }))
      await client.slip.place.click()
      await expect(client.slip.place).toHaveText(/Placing/)
      await expect
        .poll(async () => (await deployed.sandbox.ledger('alice')).bets.length)
        .toBe(kind === 'hang' ? 0 : 1)
      serve(to, 'alone')
      await openRules(client, from)
      await expectVersion(page, to)
      await backToMatches(client)
      await expectPlacedOnce(client, deployed.sandbox, 40)
      expect(new Set(keys).size).toBe(1)
    })
}

test('after a rollback, an entry in a form of a version to come is asked about by its key, told, and never sent [SLIP-18]', async ({
  page,
}) => {
  serve(next, 'alone')
  const client = await launch(page)
  await prepare(client, deployed.sandbox, 50)
  await deployed.sandbox.fault(whilePlacing({ kind: 'hangReply' }))
  await client.slip.place.click()
  await expect.poll(async () => (await deployed.sandbox.ledger('alice')).bets.length).toBe(1)
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.includes(':journal.'))
    if (name === undefined) throw new Error('Nothing is written down.')
    const { key, confirmedAt, request } = JSON.parse(localStorage.getItem(name) ?? '')
    localStorage.setItem(name, JSON.stringify({ version: 3, key, confirmedAt, sealed: { request } }))
  })
  const keys = keysOf(page, '/single-bet/')
  serve(old, 'alone')
  await page.reload()
  await expectVersion(page, old)
  await expectPlacedOnce(client, deployed.sandbox, 50)
  expect(keys).toEqual([])
})

test('nothing that is served of a version is kept as if it were of the other [ROUTE-06] [HOST-05]', async () => {
  serve(next, 'besideTheOther')
  for (const release of [old, next])
    for (const path of [...release.files.keys()].filter((name) =>
      /^assets\/(?:app|start|client)-.*\.js$/.test(name),
    )) {
      const { status, headers } = await ask(`${deployed.origin}/v8/${path}`)
      expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  const served = await ask(`${deployed.origin}/v8/`, { 'accept-encoding': 'br' })
  expect(served.headers['cache-control']).toBe('no-store')
  expect(served.body.toString()).toBe(next.files.get('index.html')?.toString())
  serve(next, 'alone')
  const gone = [...old.files.keys()].find((name) => name.startsWith('assets/app-')) ?? ''
  const { status, headers } = await ask(`${deployed.origin}/v8/${gone}`)
  expect([status, headers['cache-control']]).toEqual([404, undefined])
})
