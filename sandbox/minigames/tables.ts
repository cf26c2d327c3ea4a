import { least, type Money } from '#domain/money/money.ts'

import { localAmount } from '../currencies.ts'
import { limitsOf, type SandboxMember } from '../members.ts'
import { type GameType, gameTypes } from './games/game.ts'

/** What a game does instead of being played, for tests of what frames it. */
export const conducts = ['plays', 'dies', 'navigates', 'talks'] as const
export type Conduct = (typeof conducts)[number]

/** What a control call can change of a table. */
export interface TableState {
  isEnabled: boolean
  /** Its server does not answer. */
  isDown: boolean
  conduct: Conduct
}

/** A table of the lobby. */
export interface MiniTable extends TableState {
  id: number
  type: GameType
  /** Its number among the tables of its game, from 1. */
  place: number
}

/** What a table takes from a member and pays, in the member's currency. */
export interface TableLimits {
  min: Money
  max: Money
  maxPayout: Money
}

/** In the house's currency. */
const limits: Readonly<Record<GameType, { min: string; max: string; maxPayout: string }>> = {
  card: { min: '10', max: '5000', maxPayout: '50000' },
  roulette: { min: '5', max: '2000', maxPayout: '20000' },
  fishPrawnCrab: { min: '2', max: '1000', maxPayout: '10000' },
}

/** Tables are numbered 1 to 24 (product §3). */
export const usualTables = 24
export const mostTables = 1000

/** One is disabled from the start. */
const disabledTable = 9

/** Those marked as new (product §7). */
const newTables: ReadonlySet<number> = new Set([18, 19, 20, 21, 23])

export function isNewTable(id: number): boolean {
  return newTables.has(id)
}

export function limitsOfTable({ type }: MiniTable, member: SandboxMember): TableLimits {
  const { min, max, maxPayout } = limits[type]
  const { currency } = member
  return {
    min: localAmount(min, currency),
    max: localAmount(max, currency),
    maxPayout: least(localAmount(maxPayout, currency), limitsOf(member).maxPayout),
  }
}

/** The tables there are, and what control calls made of them: none of it outlasts a reset. */
export interface TableDesk {
  list(): MiniTable[]
  /** Undefined for an unknown one. */
  find(id: number): MiniTable | undefined
  change(id: number, change: Partial<TableState>): void
  /** How many tables there are. */
  setCount(count: number): void
  /** Has the answers to the next bets at a table lost on their way. */
  loseAnswers(id: number, count: number): void
  /** Whether the answer to a bet at a table is lost, which counts as one of them. */
  loseAnswer(id: number): boolean
  /** Whether the mini-games' servers do not answer at all. */
  isDown: boolean
  clear(): void
}

export function createTableDesk(): TableDesk {
  const changes = new Map<number, Partial<TableState>>()
  const losses = new Map<number, number>()
  let count = usualTables
  const make = (id: number): MiniTable => ({
    id,
    type: gameTypes[(id - 1) % gameTypes.length] ?? 'card',
    place: Math.ceil(id / gameTypes.length),
    isEnabled: id !== disabledTable,
    isDown: false,
    conduct: 'plays',
    ...changes.get(id),
  })
  return {
    list: () => Array.from({ length: count }, (_, at) => make(at + 1)),
    find: (id) => (id >= 1 && id <= count ? make(id) : undefined),
    change: (id, change) => void changes.set(id, { ...changes.get(id), ...change }),
    setCount: (wanted) => {
      count = wanted
    },
    loseAnswers: (id, lost) => void losses.set(id, lost),
    loseAnswer: (id) => {
      const left = losses.get(id) ?? 0
      losses.set(id, Math.max(0, left - 1))
      return left > 0
    },
    isDown: false,
    clear() {
      changes.clear()
      losses.clear()
      count = usualTables
      this.isDown = false
    },
  }
}
