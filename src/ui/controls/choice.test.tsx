import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chosen } from '#src/testing/choose.ts'

import { Segment } from './Segment.tsx'
import { Select } from './Select.tsx'

beforeEach(cleanup)

const towns = [
  'Ashford',
  'Birchwood',
  'Brookfield',
  'Cedarville',
  'Bay of Elms',
  'Fernhill',
  'Garston',
] as const
type Town = (typeof towns)[number]

/** A control of towns in a page with something before and after it. */
function open(Control: typeof Select | typeof Segment, options: readonly Town[] = towns) {
  const taken: Town[] = []
  function Page() {
    const [value, setValue] = useState<Town>('Birchwood')
    return (
      <>
        <button type="button">Before</button>
        <Control
          label="Town"
          value={value}
          options={options.map((town) => ({ value: town, label: town }))}
          onChange={(town) => {
            taken.push(town)
            setValue(town)
          }}
        />
        <button type="button">After</button>
      </>
    )
  }
  render(<Page />)
  return { taken, user: userEvent.setup({ delay: null }) }
}

const menu = () => screen.getByRole('combobox', { name: 'Town' })
const list = () => screen.queryByRole('listbox', { name: 'Town' })

/** The option that the keys are at, as a screen reader hears it. */
function active(): string | null {
  const id = menu().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

describe('a menu of one of many [A11Y-01]', () => {
  it('says what it chooses and what is chosen, and opens by a press with the focus where it was', async () => {
    const { user } = open(Select)
    expect(await chosen('Town')).toBe('Birchwood')
    expect(menu().getAttribute('aria-expanded')).toBe('false')
    expect(list()).toBeNull()
    await user.click(menu())
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(towns)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Birchwood')
    expect([menu().getAttribute('aria-expanded'), menu().getAttribute('aria-controls')]).toEqual([
      'true',
      list()?.id,
    ])
    expect(document.activeElement).toBe(menu())
    expect(active()).toBe('Birchwood')
  })

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens at what is chosen by the key "%s"',
    async (key) => {
      const { user } = open(Select)
      await user.tab()
      await user.tab()
      await user.keyboard(key)
      await screen.findByRole('listbox')
      expect(active()).toBe('Birchwood')
    },
  )

  it.each([
    ['{Home}', 'Ashford'],
    ['{End}', 'Garston'],
    ['f', 'Fernhill'],
    ['B', 'Brookfield'],
  ])('opens by %s at %s', async (key, town) => {
    const { user, taken } = open(Select)
    menu().focus()
    await user.keyboard(key)
    await screen.findByRole('listbox')
    expect(active()).toBe(town)
    await user.keyboard('{Enter}')
    expect(taken).toEqual([town])
  })

  it.each([
    ['{ArrowDown}', 'Brookfield'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Brookfield'],
    ['{ArrowUp}{ArrowUp}', 'Ashford'],
    ['{End}{ArrowDown}', 'Garston'],
    ['{Home}', 'Ashford'],
    ['{PageDown}', 'Garston'],
    ['{PageUp}', 'Ashford'],
    ['bro', 'Brookfield'],
    ['bb', 'Bay of Elms'],
    ['bay of', 'Bay of Elms'],
    ['x', 'Birchwood'],
  ])('goes by %s to %s, and chooses it by Enter alone', async (keys, town) => {
    const { user, taken } = open(Select)
    await user.click(menu())
    await screen.findByRole('listbox')
    await user.keyboard(keys)
    expect(active()).toBe(town)
    expect(taken).toEqual([])
    await user.keyboard('{Enter}')
    expect(list()).toBeNull()
    expect(await chosen('Town')).toBe(town)
    expect(taken).toEqual(town === 'Birchwood' ? [] : [town])
    expect(document.activeElement).toBe(menu())
  })

  it.each([' ', '{Alt>}{ArrowUp}{/Alt}'])('chooses by "%s" too', async (key) => {
    const { user, taken } = open(Select)
    await user.click(menu())
    await screen.findByRole('listbox')
    await user.keyboard(`{ArrowDown}${key}`)
    expect(list()).toBeNull()
    expect(taken).toEqual(['Brookfield'])
  })

  it('chooses by Tab, which goes on to what comes next', async () => {
    const { user, taken } = open(Select)
    await user.click(menu())
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(taken).toEqual(['Brookfield'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
    expect(list()).toBeNull()
  })

  it('leaves everything as it was by Escape, which nobody else hears', async () => {
    const { user, taken } = open(Select)
    const heard: boolean[] = []
    const hear = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && heard.push(defaultPrevented)
    window.addEventListener('keydown', hear)
    await user.click(menu())
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}{Escape}')
    window.removeEventListener('keydown', hear)
    expect(list()).toBeNull()
    expect(taken).toEqual([])
    expect(await chosen('Town')).toBe('Birchwood')
    expect(document.activeElement).toBe(menu())
    expect(heard).toEqual([true])
    expect(active()).toBeNull()
  })

  it('chooses by a press, and closes by one outside or on the button itself', async () => {
    const { user, taken } = open(Select)
    await user.click(menu())
    await user.click(await screen.findByRole('option', { name: 'Fernhill' }))
    expect(taken).toEqual(['Fernhill'])
    expect(list()).toBeNull()
    for (const outside of [screen.getByRole('button', { name: 'After' }), document.body, menu()]) {
      await user.click(menu())
      await screen.findByRole('listbox')
      await user.click(outside)
      expect(list()).toBeNull()
    }
    expect(taken).toEqual(['Fernhill'])
  })
})

describe('a segment of one of a few [A11Y-01]', () => {
  const few = ['Ashford', 'Birchwood', 'Cedarville'] as const
  const one = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('shows all of them under their name, and which is chosen', async () => {
    const { user, taken } = open(Segment, few)
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    expect(names).toEqual(few)
    expect(screen.getByRole('radiogroup', { name: 'Town' })).toBeDefined()
    expect(await chosen('Town')).toBe('Birchwood')
    await user.click(one('Cedarville'))
    expect(taken).toEqual(['Cedarville'])
    expect(one('Cedarville').checked).toBe(true)
  })

  it('is one stop, in which arrows move and choose, round its ends', async () => {
    // What the test's hand looks for the other radio buttons with; their name has nothing to escape.
    vi.stubGlobal('CSS', { escape: (name: string) => name })
    const { user, taken } = open(Segment, few)
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(one('Birchwood'))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(taken).toEqual(['Cedarville', 'Ashford', 'Cedarville'])
    expect(document.activeElement).toBe(one('Cedarville'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  })
})
