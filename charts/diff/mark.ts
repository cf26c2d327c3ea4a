import type { Mark } from '../drawing/Drawing.tsx'
import type { Changes } from './compare.ts'

/** How what is new, gone and different looks in a drawing. */
export const changeStyle = `
.added>.box{stroke:var(--win);stroke-width:3;fill:var(--win-surface)}.added>.row{fill:var(--win-surface)}
.removed>.box{stroke:var(--danger);stroke-width:3;fill:var(--danger-surface)}.removed>.row{fill:var(--danger-surface)}
.changed>.box{stroke:var(--warning);stroke-width:3;fill:var(--warning-surface)}.changed>.row{fill:var(--warning-surface)}
:is(.added,.removed,.changed)>.box{fill-opacity:.4}
.line.added{stroke:var(--win);stroke-width:2.5}.line.removed{stroke:var(--danger);stroke-width:2.5}.line.changed{stroke:var(--warning);stroke-width:2.5}
`

/** Which class states and transitions have in the drawing of a side: what is gone stands in the first, what is new in the second, what is changed in both. */
export function markOf({ states, transitions }: Changes, side: 'before' | 'after'): Mark {
  const words = new Map<string, string>()
  const gone = side === 'before' ? 'removed' : 'added'
  for (const { path } of states[gone]) words.set(`state ${path}`, gone)
  for (const { name } of transitions[gone]) words.set(`transition ${name}`, gone)
  for (const change of states.changed) words.set(`state ${change[side].path}`, 'changed')
  for (const change of transitions.changed) words.set(`transition ${change[side].name}`, 'changed')
  return (what) => words.get('state' in what ? `state ${what.state}` : `transition ${what.transition}`) ?? ''
}
