import type { Play } from '../simulate/simulation.ts'

/** What the page shows: a machine, and a state of it if one is chosen. */
export interface Address {
  readonly machine: string
  /** Empty for the machine's root, null if none is chosen. */
  readonly state: string | null
  /** What is simulated; null if nothing is. */
  readonly play: Play | null
}

/** The address as the page's hash: `#/prebook/booked?model=a paused selection&step=open the form`. */
export function hashOf({ machine, state, play = null }: Omit<Address, 'play'> & Partial<Address>): string {
  const place = state === null ? `#/${machine}` : `#/${machine}/${state}`
  return play === null ? place : `${place}?${playText(play)}`
}

/** Reads such a hash. Null if it names no machine. */
export function readHash(hash: string): Address | null {
  const [, machine, state, play] = /^#\/([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(hash) ?? []
  if (machine === undefined) return null
  return { machine, state: state ?? null, play: play === undefined ? null : readPlay(play) }
}

function playText({ model, steps, answers }: Play): string {
  return new URLSearchParams([
    ['model', model],
    ...steps.map((step) => ['step', step]),
    ...Object.entries(answers).map(([guard, answer]) => [answer ? 'yes' : 'no', guard]),
  ]).toString()
}

function readPlay(text: string): Play | null {
  const said = new URLSearchParams(text)
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
