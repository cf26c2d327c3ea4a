import type { Replies } from './replies.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Makes a control call that brings something. */
export async function ask<Path extends keyof Replies>(path: Path, query = ''): Promise<Replies[Path]> {
  // The sandbox that served this page answers as its own types say.
  return (await call('GET', `${path}${query}`)) as Replies[Path]
}

/** Makes a control call; throws an Error with the reason when it is refused. */
export async function call(method: Method, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => {
    throw new Error('The sandbox does not answer.')
  })
  const answer: unknown = await reply.json()
  if (!reply.ok) throw new Error(reasonIn(answer))
  return answer
}

function reasonIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'error' in answer
    ? String(answer.error)
    : 'The sandbox refused, and did not say why.'
}

/** The one element of its kind that a selector finds. @throws Error where the page has no such element */
export function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} ${selector}.`)
  return found
}

/** An element by its id. */
export function field(id: string): HTMLElement {
  return one(`#${id}`, HTMLElement)
}

/** A new element; children are elements or text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** Puts new children in place of the old ones. */
export function fill(parent: Element, children: readonly (Node | string)[]): void {
  parent.replaceChildren(...children)
}

/** Says how something went. */
export function say(text: string, isBad = false): void {
  field('message').textContent = text
  field('message').className = isBad ? 'bad' : ''
}

/** Does something and says how it went, then shows what is so now. */
export async function act(
  what: string,
  work: () => Promise<unknown>,
  show: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
    say(what)
    await show()
  } catch (error) {
    sayFailed(error)
  }
}

/** Says why something did not go. */
export function sayFailed(error: unknown): void {
  say(error instanceof Error ? error.message : String(error), true)
}

// By the sandbox's clock, in UTC and said so: its readers may sit in any zone.
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})

/** A moment of the sandbox's clock. */
export function timeText(moment: number): string {
  return time.format(moment)
}
