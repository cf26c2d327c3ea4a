import { shortNames } from './texts.ts'
import type { GameState, GameType } from './types.ts'

type Spots = GameState['spots']

const suits: Readonly<Record<string, string>> = {
  S: 'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 8 2.8q0 2.7-2 4.2h6q-2-1.5-2-4.2a4.5 4.5 0 0 0 8-2.8c0-5-6-8-9-13Z',
  H: 'M12 21C7 16 2 12.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4.5-5 8-10 13Z',
  D: 'M12 1.5 20 12l-8 10.5L4 12Z',
  C: 'M12 2a4.5 4.5 0 0 0-3.6 7.2A4.5 4.5 0 1 0 11 17q0 3.5-2 5h6q-2-1.5-2-5a4.5 4.5 0 1 0 2.6-7.8A4.5 4.5 0 0 0 12 2Z',
}

/** Each face of the dice, drawn in a square of 24. */
const faces: Readonly<Record<string, string>> = {
  fish: 'M2 12c3-5 10-7 15-1l5-4v10l-5-4c-5 6-12 4-15-1Zm5-1.5a1 1 0 1 0 .1 0Z',
  prawn:
    'M19 4c-8-2-15 3-14 10 .5 4 4 6.5 8 6v-3c-2.5.3-4.5-1-4.8-3.2l3.8-.8-.5-2.5-3 .2c1-3 4.5-5 9-4.2l4-3Zm-5 13.5v4l5-1-2-2.5Z',
  crab: 'M12 9c5 0 8 2.5 8 5.5S16.5 20 12 20s-8-2.5-8-5.5S7 9 12 9ZM5 9C1.5 8.5 1 4.5 3.5 2L5 5l2.5-1.5C8 6 7 8 5 9Zm14 0c3.5-.5 4-4.5 1.5-7L19 5l-2.5-1.5C16 6 17 8 19 9ZM3 19l-1.5 3 3.5-1.5ZM21 19l1.5 3-3.5-1.5Z',
  rooster:
    'M15 3c1-1.5 2-.5 1.8.5 1.4-.8 2 .3 1.4 1.2C19.5 5.5 20 7 20 8.5l2.5 1L20 11c0 5-3 8.5-7 8.5V22h-2v-2.5C6 19 3 15.5 2 10c3 1.5 5.5 1.5 8 .5 2.5-1 3-5 5-7.5Z',
  gourd: 'M11 1.5h2v2.3a4 4 0 0 1 2 6.4A6.5 6.5 0 1 1 9 10.2a4 4 0 0 1 2-6.4Z',
  coin: 'M12 2a10 10 0 1 0 .1 0ZM8.5 8.5h7v7h-7Z',
  triple: 'M4 3h7v7H4Zm9 0h7v7h-7Zm-4.5 9h7v9h-7Z',
}

const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The colour of a pocket. */
export function toneOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green'
  return red.has(pocket) ? 'red' : 'black'
}

function shape(path: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  line.setAttribute('fill-rule', 'evenodd')
  drawing.append(line)
  return drawing
}

/** The picture of a face of the dice; null of anything else. */
export function faceOf(selection: string): SVGSVGElement | null {
  const path = faces[selection]
  return path === undefined ? null : shape(path)
}

/** A new element with a class. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

function card(text: string, who: string): HTMLElement {
  const suit = text.slice(0, 1)
  const rank = ranks[Number(text.slice(1)) - 1] ?? ''
  const isRed = suit === 'H' || suit === 'D'
  return made(
    'div',
    'seat',
    made('div', `playing ${isRed ? 'red' : 'black'}`, made('b', '', rank), shape(suits[suit] ?? '')),
    who,
  )
}

function nameOf(spots: Spots, selection: string): string {
  return spots.find((spot) => spot.selection === selection)?.name ?? selection
}

/** The picture of an outcome. */
export function drawingOf(type: GameType, outcome: string, spots: Spots): HTMLElement {
  switch (type) {
    case 'card': {
      const [dragon = '', tiger = ''] = outcome.split(' ')
      return made('div', 'cards', card(dragon, nameOf(spots, 'dragon')), card(tiger, nameOf(spots, 'tiger')))
    }
    case 'roulette':
      return made('div', `pocket ${toneOf(Number(outcome))}`, outcome)
    case 'fishPrawnCrab':
      return made('div', 'dice', ...outcome.split(' ').map((face) => made('div', 'die', faceOf(face) ?? '')))
  }
}

/** An ended round in the row of them: short enough for a phone. */
export function markOf(type: GameType, outcome: string, spots: Spots): HTMLElement {
  switch (type) {
    case 'card': {
      const [dragon = 0, tiger = 0] = outcome.split(' ').map((text) => Number(text.slice(1)))
      const winner = dragon === tiger ? 2 : Number(tiger > dragon)
      const who = ['dragon', 'tiger', 'tie'] as const
      const short = shortNames(who.map((selection) => nameOf(spots, selection)))
      return made('span', `mark ${who[winner]}`, short[winner] ?? '')
    }
    case 'roulette':
      return made('span', `mark ${toneOf(Number(outcome))}`, outcome)
    case 'fishPrawnCrab':
      return made('span', 'mark faces', ...outcome.split(' ').map((face) => faceOf(face) ?? ''))
  }
}
