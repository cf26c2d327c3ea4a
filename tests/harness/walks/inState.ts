import type { Page } from '@playwright/test'
import type { StateValue } from 'xstate'

import { stateOf } from '../../model/states.ts'
import { expect } from '../fixtures.ts'

/**
 * Where a page's machines are, in the order they began: what a page looks like may be the same in two states, and only
 * one of them takes a press, or has a wait that can be over.
 * @param name of a machine, or of an actor
 */
export function statesIn(page: Page, name: string): Promise<readonly StateValue[]> {
  return page.evaluate(
    (of) => (window.machinesSeen ?? []).flatMap(({ names, value }) => (names.includes(of) ? [value] : [])),
    name,
  )
}

/**
 * Waits until the machine of that name that began last is in a state.
 * @param said what of its state that is, in words; all of it unless told
 */
export async function expectState(
  page: Page,
  name: string,
  state: string,
  said: (value: StateValue) => string = stateOf,
): Promise<void> {
  const now = async (): Promise<string> => {
    const last = (await statesIn(page, name)).at(-1)
    return last === undefined ? '' : said(last)
  }
  await expect.poll(now, { message: `${name} is in ${state}` }).toBe(state)
}
