import { gameById } from '#domain/market/game.ts'

import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'
import type { Feed } from '../feed.ts'
import { hash, hashText, hashUnit } from '../random.ts'
import { type SimulatedGame, simulatedGames } from './games.ts'
import { drift } from './noise.ts'
import { oddsText } from './pricing.ts'
import { teamsOf } from './schedule.ts'

const hour = 3_600_000
const day = 24 * hour

/** How often each question is looked at, in turn. */
const lookMs = 20_000
/** A season that has ended is followed by another. */
const seasonMs = 45 * day
/** A bookmaker's share of an outright is larger than that of a match. */
const margin = 0.2
const participants = { least: 8, most: 18 } as const
/** How unequal they are, and how far an opinion strays, in log odds. */
const spread = 1.2
const nudge = 0.25
const opinionEveryMs = 3 * hour

/** A competition whose winner can be bet on, and its progress. */
interface Question {
  readonly game: SimulatedGame
  readonly name: string
  readonly seed: number
  season: number
  endsAt: number
  names: readonly string[]
  /** In the order in which they are offered, that of the names. */
  prices: string[]
  isOver: boolean
}

/**
 * Who wins each competition of the games that have several: a market of many for each season, with prices that drift and
 * a winner in the end. Never ends, and is the same for the same seed and epoch.
 */
export function outrightFeed({ seed, epoch }: WorldSeed): Feed {
  return { name: `outrights (seed ${seed})`, commands: run(seed, epoch), problems: [] }
}

function* run(seed: number, epoch: number): Generator<TimedCommand> {
  const begin = epoch - hour
  const questions = simulatedGames
    .filter(({ competitions }) => competitions.length > 1)
    .flatMap((game) => game.competitions.map((name, at) => questionOf(game, name, hash(seed, at, 31), epoch)))
  for (const question of questions)
    for (const command of offered(question, begin)) yield { at: begin, command }
  for (let turn = 0; ; turn += 1) {
    const at = begin + (turn + 1) * lookMs
    const question = questions[turn % questions.length]
    if (question === undefined) return
    for (const command of lookedAt(question, at)) yield { at, command }
  }
}

function questionOf(game: SimulatedGame, name: string, seed: number, epoch: number): Question {
  const own = hash(seed, Number(game.gameId))
  const endsAt = Math.floor((epoch + (5 + 40 * hashUnit(own, 1)) * day) / day) * day + 20 * hour
  return { game, name, seed: own, season: 0, endsAt, names: [], prices: [], isOver: false }
}

function idsOf({ game, seed, season }: Question): { eventId: string; marketId: string } {
  const eventId = `outright-${game.gameId}-${seed.toString(36)}-${season + 1}`
  return { eventId, marketId: `${eventId}-winner` }
}

function sideOf(at: number): string {
  return `p${at + 1}`
}

/** A season's event and market, the likeliest first. */
function offered(question: Question, at: number): MarketCommand[] {
  const { game, name, seed, season, endsAt } = question
  const all = teamsOf(game)
  const count = Math.min(
    all.length,
    participants.least + (hash(seed, season, 2) % (participants.most - participants.least + 1)),
  )
  const first = hash(seed, 3) % all.length
  question.names = Array.from({ length: count }, (_, index) => all[(first + index) % all.length] ?? '')
  const chances = chancesOf(question, at)
  const order = question.names.map((_, index) => index).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
  question.names = order.map((index) => question.names[index] ?? '')
  question.prices = pricesOf(question, at)
  const ids = idsOf(question)
  return [
    {
      kind: 'event',
      event: {
        eventId: ids.eventId,
        gameId: game.gameId,
        gameName: gameById(game.gameId).name,
        competitionId: ids.eventId,
        competitionName: name,
        home: name,
        away: '',
        startUtc: endsAt,
      },
    },
    {
      kind: 'market',
      market: {
        ...ids,
        name: 'Outright winner',
        betType: 'OR',
        option: 'outright',
        comboAllowed: false,
        selections: question.names.map((participant, index) => ({
          side: sideOf(index),
          name: participant,
          euro: question.prices[index] ?? '1000.00',
        })),
      },
    },
  ]
}

/** What has happened to it since it was last looked at: other prices, its end, the next season. */
function lookedAt(question: Question, at: number): MarketCommand[] {
  const { eventId, marketId } = idsOf(question)
  if (question.isOver) {
    question.isOver = false
    question.season += 1
    question.endsAt += seasonMs
    return [{ kind: 'closeEvent', eventId }, ...offered(question, at)]
  }
  if (at >= question.endsAt) {
    question.isOver = true
    const winner = winnerOf(question)
    const results = question.names.map(
      (_, index) => [sideOf(index), index === winner ? 'win' : 'lose'] as const,
    )
    const resultValue = question.names[winner] ?? ''
    return [{ kind: 'settle', marketId, results: Object.fromEntries(results), resultValue }]
  }
  const before = question.prices
  question.prices = pricesOf(question, at)
  const moved = question.prices.flatMap((euro, index) =>
    euro === before[index] ? [] : [{ side: sideOf(index), euro }],
  )
  return moved.length === 0 ? [] : [{ kind: 'prices', marketId, prices: moved }]
}

/** How likely each is to win, by name: independent of their order. */
function chancesOf({ names, seed, season }: Question, at: number): number[] {
  const weights = names.map((name) => {
    const own = hash(seed, season, hashText(name))
    const strength = hashUnit(own, 1) + hashUnit(own, 2) + hashUnit(own, 3) - 1.5
    return Math.exp(2 * spread * strength + nudge * drift(own, at, opinionEveryMs))
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

function pricesOf(question: Question, at: number): string[] {
  return chancesOf(question, at).map((chance) => oddsText(1 / (Math.max(chance, 0.001) * (1 + margin))))
}

function winnerOf(question: Question): number {
  let luck = hashUnit(question.seed, question.season, 7)
  const chances = chancesOf(question, question.endsAt)
  const winner = chances.findIndex((chance) => (luck -= chance) < 0)
  return winner === -1 ? 0 : winner
}
