import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Where something is looked for: the screen, or a part of it. */
type Place = Pick<typeof screen, 'findByRole' | 'queryByRole' | 'getAllByRole'>

type Name = string | RegExp

/** The one of a few, or of a menu, by what it chooses: a bar of radio buttons, or a button that opens a list. */
async function controlOf(name: Name, place: Place): Promise<HTMLElement> {
  const find = () => place.queryByRole('radiogroup', { name }) ?? place.queryByRole('combobox', { name })
  return await waitFor(() => {
    const found = find()
    if (found === null) throw new Error(`Nothing chooses ${String(name)}.`)
    return found
  })
}

/** What is chosen, as it is written. */
export async function chosen(name: Name, place: Place = screen): Promise<string | null> {
  const control = await controlOf(name, place)
  if (control.getAttribute('role') !== 'radiogroup') return control.textContent
  return control.querySelector(':checked')?.getAttribute('aria-label') ?? null
}

/** Opens a menu, and gives what it offers. */
export async function offered(
  user: UserEvent,
  name: Name,
  place: Place = screen,
): Promise<readonly HTMLElement[]> {
  await user.click(await controlOf(name, place))
  await place.findByRole('listbox')
  return place.getAllByRole('option')
}

/** Chooses by pointer, as a member does. @param name what it chooses: "Odds type" */
export async function choose(
  user: UserEvent,
  name: Name,
  option: Name,
  place: Place = screen,
): Promise<void> {
  const control = await controlOf(name, place)
  if (control.getAttribute('role') === 'radiogroup') {
    await user.click(await place.findByRole('radio', { name: option }))
    return
  }
  await user.click(control)
  await user.click(await place.findByRole('option', { name: option }))
}

/** Chooses a day in a field of one. @param label what stands above it: "From" @param day yyyy-MM-dd */
export async function chooseDay(user: UserEvent, label: string, day: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${label} `) }))
  const calendar = await screen.findByRole('dialog', { name: label })
  const shown = () => calendar.querySelector('[tabindex="0"][data-day]')?.getAttribute('data-day') ?? ''
  while (shown().slice(0, 7) !== day.slice(0, 7)) {
    const way = shown() < day ? 'Next month' : 'Previous month'
    await user.click(await screen.findByRole('button', { name: way }))
  }
  const cell = calendar.querySelector(`[data-day="${day}"]`)
  if (cell === null) throw new Error(`The calendar has no ${day}.`)
  await user.click(cell)
}
