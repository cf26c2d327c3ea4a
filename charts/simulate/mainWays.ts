import type { MachineName } from '#tests/model/allModels.ts'

import { type Play, simulate } from './simulation.ts'

/** The way that each machine is made for, as a member would tell it: steps of one of its models. */
export const mainWays: Readonly<Record<MachineName, Omit<Play, 'answers'>>> = {
  app: { model: 'from the start to the end', steps: ['the start is read', 'a member is launched'] },
  launch: {
    model: 'a link',
    steps: ['exchangeLink is answered', 'loadMember is answered'],
  },
  session: { model: 'a member', steps: ['its time is nearly over', 'the token is renewed'] },
  connectivity: { model: 'a page and its network', steps: ['the network goes', 'the network is back'] },
  servers: { model: 'two servers', steps: ['all asked: both are well', 'the choice is recorded'] },
  socket: {
    model: 'the channel of the events',
    steps: ['the channel opens', 'the channel ends', 'it is time to try again', 'the channel opens'],
  },
  maintenance: {
    model: 'a member’s page',
    steps: ['told: it is announced', 'told: it begins', 'told: it is off', 'it is the member’s turn'],
  },
  reload: { model: 'a page that was not reloaded', steps: ['the rules do not come'] },
  orientation: { model: 'a phone', steps: ['turn it on its side', 'turn it upright'] },
  betSlip: {
    model: 'one selection in a market that moves',
    steps: [
      'the kept slip is read: empty',
      'press home',
      'the prices come',
      'the range comes',
      'stake 100',
      'place',
      'answer: placed',
      'all are answered',
      'close the receipt',
    ],
  },
  batch: { model: 'one bet of a press', steps: ['it is written down', 'it is told'] },
  placement: { model: 'a bet confirmed now', steps: ['it is placed', 'it is closed'] },
  prebook: {
    model: 'a paused selection',
    steps: [
      'open the form',
      'raise the target',
      'book',
      'it is booked',
      'the market reaches the target',
      'done',
    ],
  },
  luckyCombo: { model: 'the slip’s lucky combo', steps: ['generate', 'one is offered', 'add it'] },
  stream: { model: 'what is watched', steps: ['a stream is opened', 'a picture comes', 'it is closed'] },
  onboarding: {
    model: 'a member with nothing chosen',
    steps: ['a first visit', 'the bet is placed', 'choose a home page', 'choose an avatar'],
  },
  care: {
    model: 'a session',
    steps: ['a session with a reminder', 'the interval passes', 'nothing holds it back', 'go on'],
  },
}

/** The transitions of a machine's main way, by name; none where it is not one of ours. */
export function mainTransitions(machine: string): ReadonlySet<string> {
  const ways: Readonly<Record<string, Omit<Play, 'answers'>>> = mainWays
  const way = ways[machine]
  if (way === undefined) return new Set()
  return new Set(simulate(machine, { ...way, answers: {} }).played.flatMap(({ transitions }) => transitions))
}
