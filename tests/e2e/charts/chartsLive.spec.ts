import type { Page } from '@playwright/test'

import { expect, test } from '../../harness/inspecting.ts'
import { prepare, whilePlacing } from '../../harness/slip/placing.ts'

/** What the actor that places a bet is called: each has the key of its own. */
const placement = 'app/betSlip/batch/placement [\\w-]+'

function state(charts: Page, name: string) {
  return charts.getByRole('button', { name: `State ${name}`, exact: true })
}

function attachedTo(charts: Page) {
  return charts.getByText(/^Attached to the client/)
}

test.describe('the charts, attached to a running client', () => {
  test('show a bet on its way whose answer is late, state by state, and let one go back through the log, filter it and go live again [CHART-02]', async ({
    launchedInspected,
    openCharts,
    sandbox,
  }) => {
    const client = await launchedInspected()
    const charts = await openCharts('placement')
    const actors = charts.getByRole('listbox', { name: 'Actors' })
    const log = charts.getByRole('listbox', { name: 'What has happened' })
    // A page that attaches late sees all actors there are, each in its states.
    await expect(actors.getByRole('option', { name: /^app running/ })).toBeVisible()
    await expect(actors.getByRole('option', { name: /eventsChannel.*open\.established\.live/ })).toBeVisible()

    await prepare(client, sandbox, 20)
    await sandbox.fault(whilePlacing({ kind: 'hangReply' }))
    // The bet is on its way for ten seconds: the chart is drawn before.
    await expect(state(charts, 'sending')).toBeVisible()
    await client.slip.place.click()
    await expect(state(charts, 'sending')).toHaveAttribute('aria-current', 'true')
    await expect(state(charts, 'closing')).not.toHaveAttribute('aria-current')
    await client.slip.placed()
    await expect(actors.getByRole('option', { name: new RegExp(`^${placement} .*done`) })).toBeVisible()
    await expect(state(charts, 'sending')).not.toHaveAttribute('aria-current')

    const filter = charts.getByRole('group', { name: 'Filter the log' })
    const of = filter.getByRole('combobox', { name: 'Of' })
    await of.selectOption(
      (await of.getByRole('option', { name: new RegExp(`^${placement}$`) }).textContent()) ?? '',
    )
    await filter.getByRole('checkbox', { name: 'Transitions only' }).check()
    await expect(log.getByRole('option').first()).toContainText('began')
    await log
      .getByRole('option', { name: /→ outcomeUnknown/ })
      .first()
      .click()
    const live = charts.getByRole('button', { name: 'Live' })
    await expect(live).toHaveAttribute('aria-pressed', 'false')
    await expect(state(charts, 'outcomeUnknown')).toHaveAttribute('aria-current', 'true')
    await log.press('ArrowUp')
    await expect(state(charts, 'sending')).toHaveAttribute('aria-current', 'true')
    await charts.getByRole('slider', { name: 'Moment' }).press('Home')
    await expect(state(charts, 'sending')).not.toHaveAttribute('aria-current')

    await of.selectOption('')
    await filter.getByRole('searchbox', { name: 'Event' }).fill('slip.submitted')
    await log
      .getByRole('option', { name: /slip\.submitted/ })
      .first()
      .click()
    // The chart stays with its machine: what the slip did is a note on it, which leads to the slip's.
    await expect(charts).toHaveURL(/#\/placement/)
    await expect(charts.getByRole('main')).toContainText('app/betSlip: slip.submitted')
    await charts.getByRole('button', { name: 'Show betSlip' }).click()
    await expect(charts).toHaveURL(/#\/betSlip$/)
    await expect(charts.getByRole('button', { name: 'Show betSlip' })).toHaveCount(0)
    await expect(state(charts, 'placement.underWay')).toHaveAttribute('aria-current', 'true')
    await expect(charts.getByRole('region', { name: 'What is looked at' })).toContainText(
      'placement.checking',
    )
    await live.click()
    await expect(live).toHaveAttribute('aria-pressed', 'true')
    await expect(state(charts, 'placement.answered')).toHaveAttribute('aria-current', 'true')
  })

  test("follow a client within the partner's page in another tab, and again after it was reloaded [CHART-02]", async ({
    launchedInspected,
    openCharts,
    page,
  }) => {
    const charts = await openCharts('app')
    await expect(
      charts.getByText('No client is open there. Open one, and it is attached automatically.'),
    ).toBeVisible()
    await launchedInspected({ mode: 'frame' })
    await expect(attachedTo(charts)).toBeVisible()
    await expect(state(charts, 'running')).toHaveAttribute('aria-current', 'true')
    const before = await attachedTo(charts).textContent()
    await page.reload()
    await expect(attachedTo(charts)).not.toHaveText(before ?? '')
    await expect(state(charts, 'running')).toHaveAttribute('aria-current', 'true')
    await page.goto('about:blank')
    await expect(charts.getByText('The client was closed.', { exact: false })).toBeVisible()
    // What was heard of it stays.
    await expect(charts.getByRole('listbox', { name: 'Actors' }).getByRole('option').first()).toBeVisible()
  })

  test('receive neither a token nor who the member is, from the launch to the placed bet [CHART-02] [CHART-05] [LAUNCH-06]', async ({
    launchedInspected,
    openCharts,
    page,
    sandbox,
  }) => {
    const secrets = new Set<string>(['alice'])
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url())
      for (const name of ['token', 'partner_member_token', 'auth_token'])
        if (searchParams.has(name)) secrets.add(searchParams.get(name) ?? '')
    })
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/game-launch/')) return
      for (const [name, value] of Object.entries((await response.json().catch(() => null)) ?? {}))
        if (typeof value === 'string' && /token$|^sessionId$|^launchId$|^obfuscatedUserId$/.test(name))
          secrets.add(value)
    })
    const charts = await openCharts('app')
    const told: string[] = []
    await charts.exposeFunction('keepTold', (text: string) => void told.push(text))
    await charts.evaluate(() =>
      window.addEventListener('message', ({ data }) => Reflect.get(window, 'keepTold')(JSON.stringify(data))),
    )
    const client = await launchedInspected()
    await prepare(client, sandbox, 20)
    await client.slip.place.click()
    await client.slip.placed()
    await expect.poll(() => told.join('\n')).toContain('xstate.done.actor.closeConfirmation')
    expect(secrets.size).toBeGreaterThan(3)
    const all = told.join('\n')
    expect([...secrets].filter((secret) => all.includes(secret))).toEqual([])
    // Something was told of the session's machine, which is what deals with tokens.
    expect(all).toContain('"app/session"')
  })
})
