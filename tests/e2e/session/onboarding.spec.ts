import { errorTime } from '#src/ui/overlay/noticeTimes.ts'

import { sampleOf } from '../../harness/depth.ts'
import { holdTimers } from '../../harness/device/clock.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { expectVisitKept, onSecondVisit } from '../../harness/member/secondVisit.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const member = 'newcomer'
const noAvatar = 'You have no avatar yet.'
const config = { method: 'PATCH', path: '/members/config/' } as const
const popupName = { name: 'Error' }

test.describe('a member who is here for the first time', () => {
  test('is asked nothing on the first visit before the first bet, and after it is placed [LAUNCH-11]', async ({
    launched,
    page,
    sandbox,
  }) => {
    test.slow()
    const { client } = await pickHome({ launched, sandbox }, { as: { member }, stake: '50' })
    await expectVisitKept(page)
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expect(client.getByText(noAvatar)).toHaveCount(0)
    await client.slip.place.click()
    await client.slip.placed()
    await expect(client.session.homeQuestion).toBeVisible()
    await client.session.homeQuestion.getByRole('button', { name: /^Open markets/ }).click()
    await expect(client.getByText(noAvatar)).toBeVisible()
    // A reload is no other visit, but the bet is remembered; what was put away is too.
    await client
      .getByRole('status')
      .filter({ hasText: noAvatar })
      .getByRole('button', { name: 'Close' })
      .click()
    await page.reload()
    await client.ready()
    await expect(client.slip.panel).toBeVisible()
    await launched({ member })
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect(client.getByText(noAvatar)).toHaveCount(0)
    await expect(client.getByRole('dialog')).toHaveCount(0)
  })

  test('is not asked over a bet in progress, on the second visit either, and is when it is given up [LAUNCH-11]', async ({
    launched,
    page,
    sandbox,
  }) => {
    test.slow()
    const { client } = await pickHome({ launched, sandbox }, { as: { member } })
    await expectVisitKept(page)
    await launched({ member })
    await expect(client.slip.stake).toBeVisible()
    await expectVisitKept(page)
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await client.slip.stake.fill('50')
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await client.slip.panel
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(client.session.homeQuestion).toBeVisible()
  })

  test('chooses a landing page once, and lands there from the next launch on [LAUNCH-10] [LAUNCH-11] [MEMBER-03]', async ({
    launched,
    page,
  }) => {
    const client = await onSecondVisit(launched, page, { member })
    await client.session.homeQuestion.getByRole('button', { name: /^Hot betting/ }).click()
    await expect(client.getByText('Home page saved.', { exact: false })).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await launched({ member })
    await expect(page).toHaveURL(/\/v8\/events\?tab=hotBetting$/)
    await expect(client.boards.tab('Hot betting')).toHaveAttribute('aria-selected', 'true')
    await expect(client.getByText(noAvatar)).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await client.lists.tab('Today').click()
    await page.reload()
    await expect(client.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
  })

  test('who closes the question has the default and is not asked again, by the keyboard too [LAUNCH-11] [A11Y-01]', async ({
    launched,
    page,
  }) => {
    const client = await onSecondVisit(launched, page, { member })
    await expect(client.session.homeQuestion).toBeVisible()
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await page.keyboard.press('Escape')
    await expect(client.getByRole('dialog')).toHaveCount(0)
    expect((await kept).status()).toBe(200)
    await launched({ member })
    await expect(client.getByText(noAvatar)).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
  })

  test('meets the question under no finger, and by a press beside it puts it off [LAUNCH-11]', async ({
    launched,
    page,
  }) => {
    await launched({ member })
    await expectVisitKept(page)
    let letCome: () => void = () => undefined
    const isToCome = new Promise<void>((resolve) => (letCome = resolve))
    await page.route(/\/assets\/later-[^/]+\.js(?:\?.*)?$/, async (route) => {
      await isToCome
      await route.continue()
    })
    const client = await launched({ member })
    await client.lists.tab('Today').hover()
    await page.mouse.down()
    letCome()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await page.mouse.up()
    await expect(client.session.homeQuestion).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expect(client.getByText(noAvatar)).toBeVisible()
    await launched({ member })
    await expect(client.session.homeQuestion).toBeVisible()
  })

  test('chooses an avatar from the pages, which is shown next to the name from then on [LAUNCH-11] [MEMBER-03]', async ({
    launched,
    page,
  }) => {
    const client = await onSecondVisit(launched, page, { member })
    await client.session.homeQuestion.getByRole('button', { name: /^Open markets/ }).click()
    await client.getByRole('button', { name: 'Choose avatar' }).click()
    await client.getByRole('button', { name: 'Show more' }).click()
    await client.getByRole('button', { name: 'Avatar 14', exact: true }).click()
    await expect(client.getByText('Avatar saved.')).toBeVisible()
    await launched({ member })
    await client.member.menuButton.first().click()
    const picture = client.member.menu.locator('img')
    await expect(picture).toHaveAttribute('src', '/v8/avatars/a-14.svg')
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    await page.keyboard.press('Escape')
    await expect(client.getByText(noAvatar)).toHaveCount(0)
  })

  test('with an event in the link lands on that event, whatever was chosen [LAUNCH-10]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const [event] = await sandbox.events()
    const client = await onSecondVisit(launched, page, { member })
    await client.session.homeQuestion.getByRole('button', { name: /^Hot betting/ }).click()
    await expect(client.getByRole('dialog')).toHaveCount(0)
    const { link } = await sandbox.launch({ member, lang: 'en', event_id: event?.eventId ?? '' })
    await page.goto(link)
    await expect(page).toHaveURL(new RegExp(`/v8/events/${event?.eventId}$`))
  })

  test('meets none of it where the partner has it switched off [LAUNCH-11] [LAUNCH-14]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.features({ enableLandingPageSetup: false, enableAvatarSetUp: null })
    const client = await onSecondVisit(launched, page, { member })
    await client.member.openAccount()
    await expect(client.getByRole('button', { name: 'Choose nickname' })).toBeVisible()
    await expect(client.getByRole('button', { name: 'Change home page' })).toHaveCount(0)
    await expect(client.getByRole('button', { name: 'Change avatar' })).toHaveCount(0)
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expect(client.getByText(noAvatar)).toHaveCount(0)
  })
})

for (const [device, viewport, theme] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 900 }, 'default'],
    ['a pad in a light theme', { width: 820, height: 1180 }, 'lh'],
    ['a phone in a light theme', { width: 390, height: 844 }, 'lh'],
    ['a small phone', { width: 375, height: 553 }, 'default'],
  ] as const,
  1,
)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('question, error, notice and avatars meet WCAG 2.2 AA as far as a machine can tell [A11Y-01] [SRV-10] [LAUNCH-11]', async ({
      launched,
      page,
      sandbox,
    }) => {
      test.slow()
      const look = async (name: string): Promise<void> => {
        expect(await violations(page), name).toEqual([])
      }
      await sandbox.fault({ ...config, kind: 'status', times: 1 })
      // An error stands until it is closed: a busy machine takes longer than its time to look at all of the page.
      await holdTimers(page, errorTime)
      const client = await onSecondVisit(launched, page, { member, theme })
      const choice = client.session.homeQuestion.getByRole('button', { name: /^Open markets/ })
      await expect(choice).toBeVisible()
      await look('question')
      await choice.click()
      const popup = client.getByRole('alertdialog', popupName)
      await expect(popup).toBeVisible()
      const box = await popup.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      await look('error')
      await page.keyboard.press('Escape')
      await choice.click()
      await expect(client.getByText(noAvatar)).toBeVisible()
      await look('notice')
      await client.getByRole('button', { name: 'Choose avatar' }).click()
      await expect(client.getByRole('button', { name: 'Avatar 12', exact: true })).toBeVisible()
      await look('avatars')
    })
  })
}
