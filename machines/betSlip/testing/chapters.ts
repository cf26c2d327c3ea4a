import { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { BetSlipInput, LoadedSlip } from '#machines/betSlip/types.ts'

import { key, nextKey } from '../samples.ts'
import {
  type Chapter as StoryChapter,
  createStory,
  type Story,
  testChapters as testStoryChapters,
} from '../story.ts'
import { acceptance, submission } from './presses.ts'
import { emptySlip, loadedSlip, memberInput, quotes, ranges } from './samples.ts'
import { answers, loadedPair, over, pairQuotes, pairRanges } from './severalSamples.ts'

type SlipStory = Story<Parameters<typeof acceptance>[0]>

/** A slip whose every line is read. */
export interface Slip extends SlipStory {
  /** The member presses, having read what the slip shows now. */
  submits(): void
  accepts(): void
}

export type Chapter = StoryChapter<Slip>

/** A test of each chapter, from where it begins: these lines, with the keys by their order, and none besides. */
export function testChapters(title: string, chapters: readonly Chapter[]): void {
  testStoryChapters(title, chapters, ({ begins, happens }) => {
    const slip = begins()
    slip.takeLines()
    happens(slip)
    return slip
      .takeLines()
      .map((line) => line.replaceAll(`"${key}"`, 'the first').replaceAll(`"${nextKey}"`, 'the next'))
  })
}

/** A slip that has not read what was kept. */
export function unread(input: Partial<BetSlipInput> = {}): Slip {
  const story = createStory(betSlipMachine, { ...memberInput, ...input })
  return {
    ...story,
    submits: () => story.says(submission(story.context())),
    accepts: () => story.says(acceptance(story.context())),
  }
}

/** One that has. */
export function read(loaded: LoadedSlip = emptySlip, input: Partial<BetSlipInput> = {}): Slip {
  const slip = unread(input)
  slip.ends('loadSlip', loaded)
  return slip
}

/** One with a single that has a stake, whose terms are known and its range is not. */
export function priced(): Slip {
  const slip = read(loadedSlip)
  slip.says(quotes.same)
  return slip
}

/** One with a single that can be placed. */
export function ready(input: Partial<BetSlipInput> = {}): Slip {
  const slip = read(loadedSlip, input)
  slip.ends('askRange', ranges)
  slip.says(quotes.same)
  return slip
}

/** One whose bet is on its way. */
export function placing(): Slip {
  const slip = ready()
  slip.submits()
  return slip
}

/** One with two singles that can be placed, and one whose two bets are on their way. */
export function pair(): Slip {
  const slip = read(loadedPair)
  slip.ends('askRange', pairRanges)
  slip.says(pairQuotes)
  return slip
}

export function placingPair(): Slip {
  const slip = pair()
  slip.submits()
  return slip
}

/** One whose two bets are placed. */
export function bothPlaced(): Slip {
  const slip = placingPair()
  for (const output of [answers.firstPlaced, answers.secondPlaced])
    slip.says({ type: 'bet.answered', output })
  slip.ends('batch', over(answers.firstPlaced, answers.secondPlaced))
  return slip
}

/** One that asks the member about a worse price. */
export function asking(): Slip {
  const slip = ready({ policy: 'none' })
  slip.says(quotes.worse)
  slip.submits()
  return slip
}
