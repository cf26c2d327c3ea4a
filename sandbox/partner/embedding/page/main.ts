import { isWrong, readOptions, type Wrong } from './options.ts'
import { type EmbedOptions, placeHeight, snippetOf } from './snippet.ts'

/** What this page needs of the embed script: docs/partners.md. */
interface Embed {
  openSlipway(options: {
    link: string
    container: HTMLElement
    height: 'fill' | 'content'
    title: string
    pressRule?: 'replace' | 'add'
    on: Record<string, (data: unknown) => void>
  }): OpenedClient
}

interface OpenedClient {
  on(message: string, listener: (data: unknown) => void): () => void
  backToMatch(): void
  close(): void
}

const form = one('#options', HTMLFormElement)
const launch = one('#launch', HTMLFieldSetElement)
const stage = one('#stage', HTMLElement)
const told = one('#told', HTMLElement)
const clients = [...one('#client_origin', HTMLSelectElement).options].map(({ value }) => value)
const buttons = ['#copy', '#open'].map((name) => one(name, HTMLButtonElement))
const mostTold = 50

let client: OpenedClient | null = null
/** What is opened is what was chosen last, however late an answer comes. */
let turn = 0

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} ${selector}.`)
  return found
}

function say(id: 'state' | 'copied', text: string): void {
  one(`#${id}`, HTMLElement).textContent = text
}

/** Says below each field what is wrong with it, and nothing where it is right. */
function mark(wrong: Wrong): void {
  for (const line of form.querySelectorAll('.wrong')) {
    const name = line.id.replace(/-wrong$/, '')
    line.textContent = wrong[name] ?? ''
    const field = one(`#${name}`, HTMLInputElement)
    if (name in wrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}

/** Nothing is opened or copied while something is wrong. */
function stop(wrong: Wrong): void {
  mark(wrong)
  client?.close()
  client = null
  stage.style.height = ''
  one('#snippet', HTMLElement).textContent = ''
  for (const button of buttons) button.disabled = true
  say('state', `Not opened. ${Object.values(wrong).join(' ')}`)
  say('copied', '')
}

async function linkOf({ link }: EmbedOptions): Promise<{ link: string } | { wrong: Wrong }> {
  if ('written' in link) return { link: link.written }
  const reply = await fetch(link.from)
  // Its own site answers as `site.ts` says.
  return (await reply.json()) as { link: string } | { wrong: Wrong }
}

async function show(): Promise<void> {
  turn += 1
  const now = turn
  // What is disabled is not in the form's data.
  launch.disabled = false
  const chosen = new FormData(form)
  const isWritten = chosen.get('link_from') === 'written'
  launch.disabled = isWritten
  one('#link-option', HTMLElement).hidden = !isWritten
  one('#place-option', HTMLElement).hidden = chosen.get('height') === 'content'
  const options = readOptions(chosen, clients)
  if (isWrong(options)) return stop(options)
  say('state', 'Opening…')
  const [{ openSlipway }, answer]: [Embed, Awaited<ReturnType<typeof linkOf>>] = await Promise.all([
    import(`${options.client}/v8/slipway-embed.js`),
    linkOf(options),
  ])
  if (now !== turn) return
  if ('wrong' in answer) return stop(answer.wrong)
  mark({})
  client?.close()
  told.replaceChildren()
  stage.style.height = options.height === 'content' ? '' : placeHeight(options)
  client = openSlipway({
    link: answer.link,
    container: stage,
    height: options.height,
    title: options.title,
    ...(options.pressRule !== null && { pressRule: options.pressRule }),
    on: Object.fromEntries(options.on.map((name) => [name, (data: unknown) => tell(name, data)])),
  })
  client.on('ready', () => say('state', 'Open.'))
  client.on('session-ended', () => say('state', 'The session is over.'))
  const snippet = snippetOf(options)
  one('#snippet', HTMLElement).textContent = snippet
  one('#posted', HTMLInputElement).value = snippet
  for (const button of buttons) button.disabled = false
  say('copied', '')
}

function tell(name: string, data: unknown): void {
  const line = document.createElement('div')
  line.textContent = `${name} ${JSON.stringify(data)}`
  told.append(line)
  while (told.childElementCount > mostTold) told.firstElementChild?.remove()
  told.scrollTop = told.scrollHeight
}

async function copy(): Promise<void> {
  const snippet = one('#snippet', HTMLElement)
  try {
    await navigator.clipboard.writeText(snippet.textContent ?? '')
    say('copied', 'Copied.')
  } catch {
    getSelection()?.selectAllChildren(snippet)
    say('copied', 'The browser does not let this page copy: the snippet is selected for you.')
  }
}

function open(): void {
  show().catch((error: unknown) => {
    stop({})
    say('state', `Not opened. ${error instanceof Error ? error.message : ''}`)
  })
}

form.addEventListener('change', open)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  open()
})
one('#again', HTMLButtonElement).addEventListener('click', open)
one('#back', HTMLButtonElement).addEventListener('click', () => client?.backToMatch())
one('#copy', HTMLButtonElement).addEventListener('click', () => void copy())
open()
