import type { Locator, Page } from '@playwright/test'

/** Where something is looked for: a page, a client, or a part of one. */
type Place = Pick<Page, 'getByRole'>

/** What chooses one of some, by its name: a menu, or a bar with all of them in sight. */
export function chooser(place: Place, name: string): Locator {
  const menu = place.getByRole('combobox', { name, exact: true })
  return menu.or(place.getByRole('radiogroup', { name, exact: true })).first()
}

/** Chooses one of some, as a member does by pointer. @param name what is chosen: "Odds type" */
export async function choose(
  place: Place,
  name: string,
  option: string,
  patience: { readonly timeout?: number } = {},
): Promise<void> {
  const control = chooser(place, name)
  if ((await control.getAttribute('role', patience)) === 'radiogroup') {
    await control.getByRole('radio', { name: option, exact: true }).check(patience)
    return
  }
  await control.click(patience)
  await place.getByRole('option', { name: option, exact: true }).click(patience)
}

/** Presses a button if it is still there: the client may have done automatically, and sooner, what it is for. */
export async function pressIfThere(button: Locator): Promise<void> {
  await button.evaluateAll((buttons) =>
    buttons.forEach((each) => each instanceof HTMLElement && each.click()),
  )
}

/**
 * Scrolls to something. Playwright's `scrollIntoViewIfNeeded` fails where the page draws it again meanwhile; this scrolls
 * to what stood there, and may be done again.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** The field of a day, which opens a calendar. @param label what stands above it: "From" */
export function dayField(place: Place, label: string): Locator {
  return place.getByRole('button', { name: new RegExp(`^${label} `) })
}

/** Opens the calendar of a field at the month of a day, and gives that day. @param day yyyy-MM-dd */
export async function dayInCalendar(place: Place, label: string, day: string): Promise<Locator> {
  const calendar = place.getByRole('dialog', { name: label, exact: true })
  if (!(await calendar.isVisible())) await dayField(place, label).click()
  const at = calendar.locator('[role=gridcell][tabindex="0"]')
  for (;;) {
    const shown = (await at.getAttribute('data-day')) ?? ''
    if (shown.slice(0, 7) === day.slice(0, 7)) return calendar.locator(`[data-day="${day}"]`)
    await calendar.getByRole('button', { name: shown < day ? 'Next month' : 'Previous month' }).click()
  }
}

/** Chooses a day. */
export async function chooseDay(place: Place, label: string, day: string): Promise<void> {
  await (await dayInCalendar(place, label, day)).click()
}
