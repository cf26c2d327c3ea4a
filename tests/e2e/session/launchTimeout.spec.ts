import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import type { Fault, TestSandbox } from '../../harness/sandbox.ts'

interface Step extends Pick<Fault, 'method' | 'path'> {
  name: string
}

const steps: readonly Step[] = [
  { name: 'the exchange of the link', method: 'POST', path: '/game-launch/' },
  { name: 'the member', method: 'GET', path: '/members/me/' },
  { name: "the member's choices", method: 'GET', path: '/members/config/' },
  { name: 'the wallet', method: 'GET', path: '/wallet/' },
]

/** Opens a launch one of whose calls gets no answer in time, which the page's own clock says at once. */
async function openTooLate(page: Page, sandbox: TestSandbox, fault: Fault): Promise<ClientPage> {
  await sandbox.fault(fault)
  await page.clock.install()
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  await tooLate(page, fault, () => page.goto(link))
  return new ClientPage(page, page)
}

async function tooLate(
  page: Page,
  { method, path }: Pick<Fault, 'method' | 'path'>,
  open: () => Promise<unknown>,
) {
  const sent = page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname === `/api${path}`,
  )
  await open()
  await sent
  await page.clock.fastForward(11_000)
  await expect(page.getByText('Authentication timeout, retry by refreshing')).toBeVisible()
}

test.describe('a launch without an answer', () => {
  for (const { name, ...call } of sampleOf(steps, 2)) {
    for (const kind of ['hang', 'hangReply', 'delay'] as const) {
      test(`from ${name} (${kind}) offers Retry, which launches [LAUNCH-02] [LAUNCH-03] [SRV-14]`, async ({
        page,
        sandbox,
      }) => {
        const client = await openTooLate(page, sandbox, { ...call, kind, delay: 20_000 })
        await page.getByRole('button', { name: 'Retry' }).click()
        await client.ready()
        await expect(client.member.balance).toContainText('10,000.00')
      })
    }

    test(`from ${name} is gone on with by a reload of the page [LAUNCH-03] [LAUNCH-08]`, async ({
      page,
      sandbox,
    }) => {
      const client = await openTooLate(page, sandbox, { ...call, kind: 'hangReply' })
      await page.reload()
      await client.ready()
      await expect(client.member.balance).toContainText('10,000.00')
    })
  }

  test('that is not there on Retry either can be tried again and again [LAUNCH-03]', async ({
    page,
    sandbox,
  }) => {
    const exchange = { method: 'POST', path: '/game-launch/' } as const
    const client = await openTooLate(page, sandbox, { ...exchange, kind: 'hang', times: 2 })
    const retry = page.getByRole('button', { name: 'Retry' })
    await tooLate(page, exchange, () => retry.click())
    await retry.click()
    await client.ready()
  })

  test('from the check of a kept session offers Retry, which goes on with it [LAUNCH-03] [LAUNCH-12]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const check = { method: 'GET', path: '/game-launch/check/', kind: 'hang' } as const
    const client = await launched()
    await sandbox.fault(check)
    await page.clock.install()
    await tooLate(page, check, () => page.reload())
    await page.getByRole('button', { name: 'Retry' }).click()
    await client.ready()
  })

  test('from the partner is said as one, with Retry [LAUNCH-03] [LAUNCH-04]', async ({ page, sandbox }) => {
    const { link } = await sandbox.launch({ member: 'silent', lang: 'en' })
    await page.goto(link)
    await expect(page.getByText('Authentication timeout, retry by refreshing')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible()
    await expect(page.getByText('Authentication timeout, retry by refreshing')).toBeVisible()
  })

  test('whose link was spent elsewhere meanwhile says so, after a reload too [LAUNCH-03]', async ({
    browser,
    page,
    sandbox,
  }) => {
    await sandbox.fault({ method: 'POST', path: '/game-launch/', kind: 'hang' })
    await page.clock.install()
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await tooLate(page, { method: 'POST', path: '/game-launch/' }, () => page.goto(link))
    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await new ClientPage(elsewhere, elsewhere).ready()
    await elsewhere.context().close()
    const expired = page.getByText('Your token has expired. Please exit and launch again.')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(expired).toBeVisible()
    await page.reload()
    await expect(expired).toBeVisible()
  })
})
