import { readFile } from 'node:fs/promises'

import type { Page, Route } from '@playwright/test'

import { describeReplayed } from '#recording/testing/replay/describe.ts'
import { readRecordingFile } from '#recording/testing/replay/readFile.ts'
import { replay } from '#recording/testing/replay/replay.ts'
import { walkOn } from '#recording/testing/replay/states.ts'

import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { askToCancel, pickPaused } from '../../harness/slip/booking.ts'
import { placeUnder, whilePlacing } from '../../harness/slip/placing.ts'

/** Presses what saves a recording. */
async function saveRecording(client: ClientPage, file: string): Promise<void> {
  const { page } = client
  await client.member.menuButton.click()
  const saved = page.waitForEvent('download')
  await client.getByRole('button', { name: 'Save a recording for support' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^slipway-recording-.*\.json$/)
  await download.saveAs(file)
}

/** Learns from what really goes over the line who the member is and what lets them in, and looks for it in a file. */
function whoIsHere(page: Page) {
  const names = new Set<string>()
  const tokens = new Set<string>()
  const nameFields = ['memberCode', 'nickname', 'sessionId', 'launchId', 'obfuscatedUserId', 'ipAddress']
  const learn = (params: URLSearchParams): void => {
    for (const [name, value] of params) if (/token|^auth/.test(name)) tokens.add(value)
  }
  page.on('request', (request) => learn(new URL(request.url()).searchParams))
  page.on('websocket', (socket) => learn(new URL(socket.url()).searchParams))
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!/\/api\/(?:game-launch|members)\//.test(pathname)) return
    const reply: unknown = await response.json().catch(() => null)
    for (const [name, value] of Object.entries(reply ?? {})) {
      if (typeof value !== 'string' || value === '') continue
      if (nameFields.includes(name) || (name === 'id' && pathname.includes('/members/me'))) names.add(value)
      if (/token$/i.test(name)) tokens.add(value)
    }
  })
  return {
    names,
    tokens,
    /** Names as whole words, in whatever case; tokens anywhere. */
    found: (text: string): string[] => [
      ...[...names].filter((name) => {
        const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        return new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, 'iu').test(text)
      }),
      ...[...tokens].filter((token) => text.includes(token)),
    ],
  }
}

test('a bet whose answer was lost is saved as a recording from the menu, and replayed without a server [CHART-05] [SLIP-18]', async ({
  launched,
  sandbox,
  page,
  browser,
}, testInfo) => {
  const known = whoIsHere(page)
  const client = await launched()
  await placeUnder(client, sandbox, 50, whilePlacing({ kind: 'dropReply', times: 8 }))
  await client.slip.placed()
  const file = testInfo.outputPath('recording.json')
  await saveRecording(client, file)

  const text = await readFile(file, 'utf8')
  expect([...known.names]).toEqual(expect.arrayContaining(['alice', 'Riverstone']))
  expect(known.found(text)).toEqual([])
  const recording = await readRecordingFile(file)
  const context = await browser.newContext()
  const replayed = await replay(context, recording)
  // The menu is no machine's: it is not opened again, and its pictures are not asked for.
  expect(describeReplayed(replayed)).toMatch(/^The same: \d+ states of \d+ actors\./)
  await context.close()
})

test('a bet that is booked, and cancelled in the history, is heard and replayed without a server [CHART-05] [PREBOOK-02] [PREBOOK-04]', async ({
  launched,
  sandbox,
  browser,
}, testInfo) => {
  const picked = await pickPaused({ launched, sandbox })
  const { client, row, ticketNum } = await askToCancel(picked, sandbox)
  await sandbox.sockets({ action: 'unmute' })
  await row.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(row.getByText('This bet was cancelled', { exact: false })).toBeVisible()
  const file = testInfo.outputPath('recording.json')
  await saveRecording(client, file)

  const recording = await readRecordingFile(file)
  const walked = new Map<string, string[]>()
  walkOn(walked, recording.entries)
  const { market } = picked
  const states = (id: string): unknown => walked.get(`app/prebook:${id}`)?.map((state) => JSON.parse(state))
  expect(states(`${market.marketId}:home`)).toEqual(
    expect.arrayContaining(['offered', 'settingTarget', { booking: 'sending' }, 'booked']),
  )
  expect(states(ticketNum)).toEqual(['booked', 'confirmingCancel', { cancelling: 'asking' }, 'cancelled'])
  const context = await browser.newContext()
  const replayed = await replay(context, recording)
  expect(describeReplayed(replayed)).toMatch(/^The same: \d+ states of \d+ actors\./)
  await context.close()
})

test('who the member is stands nowhere in a saved recording, though their login has three letters and the server says it in every way that it can [CHART-05] [LAUNCH-06]', async ({
  launched,
  sandbox,
  page,
}, testInfo) => {
  const known = whoIsHere(page)
  // What a proxy in between says is no JSON, and what a server says may name whom it speaks to.
  const say = (isJson: boolean) => async (route: Route) => {
    const error = { base_code: 6, code: 9999, ref_code: 1, message: words() }
    await route.fulfill({ status: 500, ...(isJson ? { json: error } : { body: words() }) })
  }
  const words = (): string => `bob (Bob, BOB) may not bet: ${[...known.names].join(', ')}; bobsled 100.00`
  // Before the launch, which may ask for the history on its own.
  await page.route('**/api/transactions/**', say(false))
  await page.route(/\/api\/events\/\?.*timing=early/, say(true))
  const client = await launched({ member: 'bob' })
  await client.tickets.open()
  await expect(client.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  const early = page.waitForResponse(/timing=early/)
  await client.lists.tab('Early').click()
  await early
  await page.evaluate(() => history.replaceState(history.state, '', '/v8/events?tab=early&gameId=bob'))
  // A reload goes on with what is kept, and is recorded from its own beginning.
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.reload()
      await client.ready()
      await sandbox.sockets({ action: 'drop' })
      await expect.poll(() => sandbox.lines()).toContain('events')
    }
    const file = testInfo.outputPath(`recording-${String(isReloaded)}.json`)
    await saveRecording(client, file)
    const text = await readFile(file, 'utf8')
    for (const part of ['/game-launch/', '/members/me/', 'auth_token=hidden-']) expect(text).toContain(part)
    if (!isReloaded) expect(text).toMatch(/may not bet: .*bobsled 100\.00/)
    expect([...known.names]).toEqual(expect.arrayContaining(['bob']))
    expect(known.tokens.size).toBeGreaterThan(2)
    expect(known.found(text)).toEqual([])
  }
})

test('where the page does not allow it, nothing is loaded for a recording, and none is offered [CHART-05]', async ({
  launched,
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.route('**/v8/launch.html?*', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<script [^>]*id="recording">true<\/script>/, '')
    await route.fulfill({ response: answer, body: html })
  })
  const client = await launched()
  await client.member.menuButton.click()
  await expect(client.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Save a recording for support' })).toHaveCount(0)
  expect(await page.evaluate(() => window.slipway?.recording === undefined)).toBe(true)
  expect(scripts.filter((path) => path.includes('/recorderOfPage-'))).toEqual([])
  expect(scripts.filter((path) => path.includes('/client-'))).toHaveLength(1)
})
