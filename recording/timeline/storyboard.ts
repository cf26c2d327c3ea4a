import { allMachines } from '#machines/all.ts'
import { statesIn } from '#machines/transitionName.ts'
import type { Entry, Recording } from '#recording/entries.ts'

import { timeWords, titleOf, whoOf } from './describe.ts'
import { activeStates, createTimeline } from './timeline.ts'

/** A state that was entered: what it is, and what of the client shows it. */
export interface Scene {
  /** ms since the recording began. */
  readonly at: number
  /** How long it stayed, ms; null where it was still on when the recording ended. */
  readonly lasted: number | null
  /** Whose state it is, and where the member was. */
  readonly who: string
  readonly path: string
  readonly because: string
  readonly state: string
  readonly description: string
  /** The names of the screens and parts that show it. */
  readonly shownBy: readonly string[]
}

type Written = { -readonly [Key in keyof Scene]: Scene[Key] }

interface Known {
  readonly description: string
  readonly shownBy: readonly string[]
}

/** What the charts say of their states that have something to say: by machine and path. */
const known: ReadonlyMap<string, ReadonlyMap<string, Known>> = new Map(
  Object.entries(allMachines).map(([name, machine]) => [
    name,
    new Map(
      statesIn(machine).flatMap(({ path, description, meta }) => {
        const files: unknown = meta?.shownBy
        const shownBy = Array.isArray(files) ? files.map((file) => nameOfFile(String(file))) : []
        return description === undefined ? [] : [[path.join('.'), { description, shownBy }] as const]
      }),
    ),
  ]),
)

/** The states that were entered, each with what led to it, in the order in which they were. */
export function scenesOf({ entries, opened = '/' }: Pick<Recording, 'entries' | 'opened'>): readonly Scene[] {
  const timeline = createTimeline()
  timeline.append(entries)
  const scenes: Written[] = []
  /** The scenes that are still on, by whose they are and which state it is. */
  const on = new Map<string, Written>()
  let path = opened
  for (const [place, entry] of entries.entries()) {
    if (entry.kind === 'went') ({ path } = entry)
    if (entry.kind !== 'began' && entry.kind !== 'step' && entry.kind !== 'ended') continue
    const now = timeline.actorAt(entry.actor, place)
    if (now?.machine === null || now?.machine === undefined) continue
    const active = now.status === 'running' ? activeStates(now.value) : new Set<string>()
    for (const [key, scene] of on) {
      const [who, state = ''] = key.split('\n')
      if (who !== entry.actor || active.has(state)) continue
      on.delete(key)
      scene.lasted = entry.at - scene.at
    }
    for (const state of active) {
      const says = known.get(now.machine)?.get(state)
      const key = `${entry.actor}\n${state}`
      if (says === undefined || on.has(key)) continue
      const scene: Written = {
        at: entry.at,
        lasted: null,
        who: whoOf(entry),
        path,
        because: titleOf(entry),
        state: state === '' ? now.machine : state,
        ...says,
      }
      on.set(key, scene)
      scenes.push(scene)
    }
  }
  return scenes
}

/** A recording as one HTML file to send: which states there were, when, why, and what showed them. Nothing in it runs or loads. */
export function storyboardOf(recording: Omit<Recording, 'format' | 'version'>): string {
  const { client, began, opened = '/', dropped = 0 } = recording
  const scenes = scenesOf(recording)
  const title = `Recorded ${began.slice(0, 16).replace('T', ' ')} UTC`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(`Client ${client}, opened at ${opened}. ${countOf(scenes.length, 'state')} in ${timeWords(lastAt(recording.entries))}.`)}${dropped > 0 ? ` Not kept: ${countOf(dropped, 'earlier entry', 'earlier entries')}.` : ''}</p>
<ol>
${scenes.map(sceneText).join('\n')}
</ol>
</main>
</html>
`
}

function sceneText({ at, lasted, who, path, because, state, description, shownBy }: Scene): string {
  const time = lasted === null ? `${timeWords(at)}, to the end` : `${timeWords(at)}, for ${timeWords(lasted)}`
  const shown = shownBy.length === 0 ? '' : `<p class="shown">Shown by ${escaped(shownBy.join(', '))}</p>`
  return `<li${shownBy.length === 0 ? '' : ' class="seen"'}>
<time>${time}</time> <small>${escaped(`${who} at ${path}`)}</small>
<h2>${escaped(state)}</h2>
<p>${escaped(description)}</p>
${shown}<p class="because">After ${escaped(because)}</p>
</li>`
}

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
ol { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); list-style: none; padding: 0 }
li { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 8px; overflow-wrap: anywhere; padding: 12px }
li.seen { border-width: 2px }
h2 { font-size: 1rem; margin: 6px 0 }
p { margin: 4px 0 }
time { font-variant-numeric: tabular-nums; font-weight: 600 }
.because { color: color-mix(in srgb, currentcolor 75%, transparent) }
@media print { li { break-inside: avoid } }
`

function lastAt(entries: readonly Entry[]): number {
  return entries.at(-1)?.at ?? 0
}

function nameOfFile(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.tsx?$/, '')
}

function countOf(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
