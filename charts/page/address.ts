import type { Depth } from '../layout/blocks.ts'
import { type Folds, unfolded } from '../model/fold.ts'
import type { Play } from '../simulate/simulation.ts'
import type { Seen } from './view/view.ts'

/** What the page shows: a machine, and a state of it if one is chosen. */
export interface Address {
  readonly machine: string
  /** Empty for the machine's root, null if none is chosen. */
  readonly state: string | null
  /** What is simulated; null if nothing is. */
  readonly play: Play | null
  /** How much of the chart is drawn; null where that is left to the page. */
  readonly depth: Depth | null
  readonly folds: Folds
  /** What the reader has moved and zoomed to; null where that is left to the page. */
  readonly seen: Seen | null
}

/** The address as the page's hash: `#/prebook/booked?show=all&fold=booking&view=120_80_150&model=a paused selection&step=open the form`. */
export function hashOf(address: Pick<Address, 'machine' | 'state'> & Partial<Address>): string {
  const { machine, state, play = null, depth = null, folds = unfolded, seen = null } = address
  const place = state === null ? `#/${machine}` : `#/${machine}/${state}`
  const rest = new URLSearchParams([
    ...(depth === null ? [] : [['show', depth]]),
    ...[...folds].map((fold) => ['fold', fold]),
    ...(seen === null ? [] : [['view', seenText(seen)]]),
    ...(play === null ? [] : playParts(play)),
  ]).toString()
  return rest === '' ? place : `${place}?${rest}`
}

/** Reads such a hash. Null if it names no machine. */
export function readHash(hash: string): Address | null {
  const [, machine, state, rest = ''] = /^#\/([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(hash) ?? []
  if (machine === undefined) return null
  const said = new URLSearchParams(rest)
  const depth = said.get('show')
  return {
    machine,
    state: state ?? null,
    play: readPlay(said),
    depth: depth === 'all' || depth === 'names' ? depth : null,
    folds: new Set(said.getAll('fold')),
    seen: readSeen(said.get('view')),
  }
}

/** The middle, and the scale in per cent. */
function seenText({ x, y, scale }: Seen): string {
  return [x, y, scale * 100].map(Math.round).join('_')
}

function readSeen(text: string | null): Seen | null {
  const [, x, y, scale] = /^(-?\d+)_(-?\d+)_(\d+)$/.exec(text ?? '') ?? []
  return scale === undefined ? null : { x: Number(x), y: Number(y), scale: Number(scale) / 100 }
}

function playParts({ model, steps, answers }: Play): string[][] {
  return [
    ['model', model],
    ...steps.map((step) => ['step', step]),
    ...Object.entries(answers).map(([guard, answer]) => [answer ? 'yes' : 'no', guard]),
  ]
}

function readPlay(said: URLSearchParams): Play | null {
  const model = said.get('model')
  if (model === null) return null
  const answers = (answer: boolean) =>
    said.getAll(answer ? 'yes' : 'no').map((guard) => [guard, answer] as const)
  return {
    model,
    steps: said.getAll('step'),
    answers: Object.fromEntries([...answers(true), ...answers(false)]),
  }
}
