import { expect, test } from '../../harness/fixtures.ts'
import { guardedPaths } from '../../harness/paths.ts'

const forbidden = { name: 'You are not authorized to view this page' }

test.describe("the partner's flags", () => {
  for (const [flags, words] of [
    [{ isEsportsEnabled: null }, 'not there'],
    [{ isEsportsEnabled: null, isMiniGameEnabled: true }, 'not there, with mini-games on'],
    [{ isEsportsEnabled: false }, 'off, without mini-games'],
  ] as const) {
    test(`with esports ${words}, nothing behind the session is shown, and open pages stay open [ROUTE-03] [LAUNCH-14]`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.features(flags)
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
      await page.goto(link)
      await expect(page.getByRole('heading', forbidden)).toBeVisible()
      for (const path of [...guardedPaths, '/']) {
        await page.goto(`${sandbox.clientUrl}/v8${path}`)
        await expect(page.getByRole('heading', forbidden), path).toBeVisible()
        await expect(page.getByRole('navigation'), path).toHaveCount(0)
      }
      for (const [path, heading] of [
        ['/404', 'Page not found'],
        ['/no-such-page', 'Page not found'],
        ['/maintenance', 'No maintenance right now'],
        ['/icons', 'Icons'],
      ] as const) {
        await page.goto(`${sandbox.clientUrl}/v8${path}`)
        await expect(page.getByRole('heading', { name: heading, exact: true }), path).toBeVisible()
      }
    })
  }

  test('with esports off and mini-games on, every page behind the session leads to the lootbox [ROUTE-04] [LAUNCH-14]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.features({ isEsportsEnabled: false, isMiniGameEnabled: true })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    await expect(page).toHaveURL(/\/v8\/lootbox$/)
    await expect(page.getByRole('heading', forbidden)).toBeHidden()
    for (const path of guardedPaths) {
      await page.goto(`${sandbox.clientUrl}/v8${path}`)
      await expect(page, path).toHaveURL(/\/v8\/lootbox$/)
      await expect(page.getByRole('main'), path).toBeVisible()
    }
  })

  test('are as they are now after a reload, without a new launch [LAUNCH-14] [LAUNCH-12]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await sandbox.features({ isEsportsEnabled: null })
    await page.reload()
    await expect(client.getByRole('heading', forbidden)).toBeVisible()
    await sandbox.features({ isEsportsEnabled: true })
    await page.reload()
    await expect(client.getByRole('heading', forbidden)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  })
})

test("the bare root is nobody's to see, and an unknown path is not found [ROUTE-02]", async ({
  launched,
  page,
  sandbox,
}) => {
  const expectAt = async (path: string, heading: string) => {
    await page.goto(`${sandbox.clientUrl}/v8${path}`)
    await expect(page.getByRole('heading', { name: heading, exact: true }), path).toBeVisible()
  }
  for (const isLaunched of [false, true]) {
    if (isLaunched) await launched()
    await expectAt('/', forbidden.name)
    for (const path of ['/no-such-page', '/events-of-old', '/game-results/one/two', '/404'])
      await expectAt(path, 'Page not found')
  }
})
