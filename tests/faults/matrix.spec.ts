import { isChosen } from '../harness/depth.ts'
import { expect, test } from '../harness/fixtures.ts'
import { activities, type Activity, type ActivityName } from './matrix/activities.ts'
import { breaks, type Break } from './matrix/breaks.ts'
import { buildWorld, openLink, type World } from './matrix/world.ts'

/** What an answer that is known looks like, whichever it is. */
const known = /Bet placed|Booked|not (placed|booked)|No money was taken|[Nn]othing was taken/

const retry = ({ client }: World) => client.getByRole('button', { name: 'Retry' }).first()

/** Breaks it, and has the member act, who may be able to only once it is mended. */
async function breakAndAct(
  world: World,
  fault: Break,
  activity: Activity,
  isOver: boolean,
): Promise<{ readonly acted: Promise<unknown> }> {
  const isBefore = fault.isOfLines === true && activity.isThereBefore === true
  if (isBefore) {
    await activity.act(world)
    await activity.done(world)
  }
  await fault.begin?.(world, activity.call)
  // The member reads it before they act.
  if (fault.isOfLines)
    await expect(
      world.client
        .getByText(/Odds aren't updating|We can't reach our servers|Your token has expired/)
        .first(),
    ).toBeVisible()
  const acted = isBefore || (fault.isOfLines && isOver) ? Promise.resolve() : activity.act(world)
  // Whether it could be done is seen in what becomes of it.
  return { acted: acted.catch(() => null) }
}

/** No price that may be old can be taken, and none of the slip's is bet. */
async function expectNoStaleBet({ page, client }: World): Promise<void> {
  await expect(page.locator('[data-stale="true"][aria-disabled="false"]')).toHaveCount(0)
  if (
    await client
      .getByText(/Odds aren't updating/)
      .first()
      .isVisible()
  )
    await expect(
      client.slip.panel
        .getByRole('button', { name: /^Place bet/ })
        .and(page.locator('[aria-disabled="false"]')),
    ).toHaveCount(0)
}

/** It comes on its own, or once Retry is pressed. */
async function heal(world: World, activity: Activity): Promise<string> {
  let [isDone, how] = [false, 'by itself']
  const done = activity.done(world).then(() => (isDone = true))
  const pressRetry = async (): Promise<void> => {
    // What came meanwhile has taken the button away.
    while (!isDone && !world.page.isClosed())
      await retry(world)
        .click({ timeout: 2_000 })
        .then(
          () => (how = 'by Retry'),
          () => null,
        )
  }
  await Promise.all([done, pressRetry()])
  return how
}

/** After another launch the member is told what became of what they had begun, or does it. */
async function launchAgain(world: World, fault: Break, activity: Activity): Promise<string> {
  await openLink(world)
  if (activity.movesMoney) {
    await world.client.ready()
    // Where the lines went first, nothing was begun.
    if (fault.isOfLines !== true) await expect(world.client.slip.panel.getByText(known).first()).toBeVisible()
  } else {
    await world.client.ready()
    if (activity !== activities.launch && activity.isKept !== true) await activity.act(world)
    await activity.done(world)
  }
  return 'by another launch'
}

/** One bet or booking at most, and told as it is. */
async function expectTold({ sandbox, client }: World, activity: Activity): Promise<void> {
  const { bets, prebooks, problems, wallet } = await sandbox.ledger('alice')
  const taken = bets.length + prebooks.length
  expect(problems).toEqual([])
  if (!activity.movesMoney) return expect(taken).toBe(0)
  const isTold = await client.slip.panel
    .getByText(/^(Bet placed|Booked)$/)
    .first()
    .isVisible()
  expect(taken).toBe(isTold ? 1 : 0)
  expect(wallet.balance).toBe(isTold ? '9950.00' : '10000.00')
}

for (const [at, [what, fault]] of Object.entries<Break>(breaks).entries())
  for (const [doneAt, [doing, activity]] of Object.entries<Activity>(activities).entries()) {
    // In depth everything is broken while everything is done; else half of it once, and each is done in turn.
    if (!isChosen(at, doneAt, 14)) continue
    test(`${what} × ${doing}: the member is told, it heals, and the books are as told [SRV-09] [SRV-11] [LIVE-04] [LIVE-05] [SLIP-18]`, async ({
      browser,
      sandbox,
    }) => {
      const world = await buildWorld(browser, sandbox, fault.isFramed === true)
      const text = fault.told[doing as ActivityName]
      const isOver = /token has expired|not authorized|Couldn't log you in/.test(String(text))
      await fault.open?.(world)
      await activity.prepare(world)
      const { acted } = await breakAndAct(world, fault, activity, isOver)
      if (text !== null) await expect(world.client.getByText(text).first()).toBeVisible()
      await expectNoStaleBet(world)
      if (fault.refreshesOnce) expect(world.refreshes).toBe(1)
      await fault.end?.(world)
      const how = isOver ? await launchAgain(world, fault, activity) : await heal(world, activity)
      await acted
      await expectTold(world, activity)
      await expectNoStaleBet(world)
      expect(world.crashes).toEqual([])
      test.info().annotations.push({
        type: 'matrix',
        description: JSON.stringify([what, doing, String(text ?? ''), text === null ? '' : how]),
      })
      await world.page.context().close()
    })
  }
