import type { Redactor } from '#recording/redact.ts'

import { recordedFields } from './wireFields.gen.ts'

const deepest = 24

/** What is kept of what the server said: it reads as before, with stand-ins for what nobody else may read. */
export function keptBody(body: unknown, redactor: Redactor, path = ''): unknown {
  // Of a member's own record the id is the member's.
  const isMember = /\/members\//.test(path)
  const kept = (value: unknown, depth: number, isMap = false, isFree = true): unknown => {
    if (typeof value === 'string') return isFree ? redactor.text(value) : redactor.value(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > deepest) return null
    if (Array.isArray(value)) return value.map((item) => kept(item, depth + 1, false, isFree))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
        const mark = recordedFields.get(name)
        const isName = mark === 'name' || (isMember && name === 'id')
        if (isName || mark === 'hide') return [[name, hidden(held, redactor, isName, depth + 1)]]
        if (mark === 'round') return [[name, roundedUp(held)]]
        // What the contract does not mark is nobody's to read.
        if (!isMap && (mark === undefined || mark === 'omit')) return []
        const isFreeText = isMap || mark === 'text'
        return [[isMap ? redactor.text(name) : name, kept(held, depth + 1, mark === 'map', isFreeText)]]
      }),
    )
  }
  return kept(body, 0)
}

/** Something of the same kind that says nothing. */
function hidden(value: unknown, redactor: Redactor, isName: boolean, depth: number): unknown {
  if (typeof value === 'string')
    return value === '' ? '' : isName ? redactor.learnName(value) : redactor.learn(value)
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean') return false
  if (typeof value !== 'object' || value === null || depth > deepest) return null
  if (Array.isArray(value)) return value.map((item) => hidden(item, redactor, isName, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactor.text(name),
      hidden(held, redactor, isName, depth + 1),
    ]),
  )
}

/** "1234.56" as "10000.00"; what is no amount as nothing. */
function roundedUp(value: unknown): unknown {
  if (typeof value !== 'string') return null
  const [, whole, decimals = ''] = /^-?(\d+)(\.\d+)?$/.exec(value) ?? []
  if (whole === undefined) return null
  const isNothing = /^[0.]*$/.test(value.replace('-', ''))
  return `${isNothing ? '0' : `1${'0'.repeat(whole.length)}`}${decimals.replaceAll(/\d/g, '0')}`
}

function isHidden(name: string): boolean {
  const mark = recordedFields.get(name)
  return mark === 'hide' || mark === 'name'
}

/** A path with its parameters, without the server's address. */
export function keptPath(url: string, redactor: Redactor): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const parameters = [...searchParams].map(
    ([name, value]) => `${name}=${isHidden(name) ? redactor.learn(value) : redactor.text(value)}`,
  )
  const path = pathname
    .split('/')
    .map((part) => redactor.text(part))
    .join('/')
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
}
