// The page's clock, launch, faults, sockets and money. Events are in events.ts, members and their ledger in members.ts.
import type { LaunchLinks } from '../../../partner/launching.ts'
import type { FaultKind } from '../../../server/faults.ts'
import { showEvents } from './events.ts'
import { showMembers, showShownLedger } from './members.ts'
import { act as actThen, ask, call, element, field, fill, one, sayFailed, timeText } from './parts.ts'
import type { Replies } from './replies.ts'

const languages = ['en', 'zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt', 'zh-hant']
const faultKinds: Readonly<Record<FaultKind, true>> = {
  status: true,
  delay: true,
  dropRequest: true,
  dropReply: true,
  malformed: true,
  hang: true,
  hangReply: true,
}
const speeds = [1, 2, 5, 10, 30, 60, 300]

const speedSelect = one('#speed', HTMLSelectElement)

function showClock({ now, frozen, speed }: Replies['clock']): void {
  field('now').textContent = timeText(now)
  one('#now', HTMLTimeElement).dateTime = new Date(now).toISOString()
  field('freeze').textContent = frozen ? 'Run' : 'Freeze'
  field('freeze').setAttribute('aria-pressed', String(frozen))
  if (![...speedSelect.options].some((option) => option.value === String(speed)))
    speedSelect.append(new Option(`${speed}×`, String(speed)))
  if (document.activeElement !== speedSelect) speedSelect.value = String(speed)
}

async function showFaults(): Promise<void> {
  const { faults } = await ask('faults')
  fill(
    field('faults'),
    faults.map(({ method, path, kind, times, member }) =>
      element(
        'li',
        {},
        `${method} ${path}: ${kind}, ${times} to come${member === null ? '' : `, ${member} alone`}`,
      ),
    ),
  )
}

async function showOffers(): Promise<void> {
  const { bigCombos } = await ask('bigcombos')
  fill(
    field('offers'),
    bigCombos.map(({ name, selections, betCount }) =>
      element(
        'li',
        {},
        `${name}, placed by ${betCount}: ${selections.map(({ marketId, side }) => `${marketId} ${side}`).join(', ')}`,
      ),
    ),
  )
}

async function showFeeds(): Promise<void> {
  const { feeds, refused } = await ask('feeds')
  fill(field('feeds'), [
    ...feeds.map(({ name, problems }) =>
      element(
        'li',
        {},
        `${name}${problems.length === 0 ? '' : `: ${problems.length} lines could not be used`}`,
      ),
    ),
    ...feeds.flatMap(({ problems }) =>
      problems
        .slice(0, 20)
        .map(({ file, line, reason }) => element('li', {}, `${file ?? ''} line ${line}: ${reason}`)),
    ),
    ...(refused.count === 0
      ? []
      : [element('li', {}, `${refused.count} commands refused, last: ${refused.last.at(-1)?.reason ?? ''}`)]),
  ])
}

async function showFeatures(): Promise<void> {
  const { features } = await ask('features')
  fill(
    field('features'),
    Object.entries(features).map(([name, isOn]) => {
      const box = element('input', { type: 'checkbox', checked: isOn === true })
      box.onchange = () =>
        act(`${name}: ${box.checked ? 'on' : 'off'}.`, () =>
          call('POST', 'features', { [name]: box.checked }),
        )
      return element('label', {}, box, ` ${name}`)
    }),
  )
}

async function refresh(): Promise<void> {
  showClock(await ask('clock'))
  await Promise.all([showMembers(act), showFaults(), showOffers(), showEvents(), showShownLedger(act)])
}

/** Does something, tells how it went, and shows what is so now. */
function act(what: string, work: () => Promise<unknown>): Promise<void> {
  return actThen(what, work, refresh)
}

/** What was filled in, each field by its name. */
function filledIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** Does something with what was filled in, and with the value of the button that was pressed. */
function onSubmit(
  id: string,
  send: (value: (name: string) => string, pressed: string) => Promise<void>,
): void {
  const form = one(`#${id}`, HTMLFormElement)
  form.onsubmit = (event) => {
    event.preventDefault()
    const { submitter } = event
    return send(filledIn(form), submitter instanceof HTMLButtonElement ? submitter.value : '')
  }
}

function offer(select: HTMLSelectElement, values: readonly string[]): void {
  select.append(...values.map((value) => new Option(value, value)))
}

speedSelect.append(...speeds.map((speed) => new Option(`${speed}×`, String(speed))))
offer(one('#launch [name=lang]', HTMLSelectElement), languages)
offer(one('#launch [name=theme]', HTMLSelectElement), (await ask('themes')).themes)
offer(one('#fault [name=kind]', HTMLSelectElement), Object.keys(faultKinds))
const calls = one('#fault [name=call]', HTMLSelectElement)
const { operations } = await ask('operations')
offer(
  calls,
  operations.map(({ method, path }) => `${method} ${path}`),
)
calls.value = 'POST /single-bet/'

field('freeze').onclick = () => {
  const freeze = field('freeze').getAttribute('aria-pressed') !== 'true'
  return act(freeze ? 'The clock stands.' : 'The clock runs.', () => call('POST', 'clock', { freeze }))
}
speedSelect.onchange = () =>
  act(`Speed ${speedSelect.value}.`, () => call('POST', 'clock', { speed: Number(speedSelect.value) }))
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-advance]')) {
  button.onclick = () =>
    act(`Moved on: ${button.textContent}.`, () =>
      call('POST', 'clock', { advance: Number(button.dataset.advance) }),
    )
}
onSubmit('launch', (value) => {
  const member = value('member')
  const mode = value('mode')
  // Opened at once, or the browser takes it for a pop-up.
  const page = window.open('about:blank')
  return act('Launched.', async () => {
    const links = (await call('POST', 'launch', {
      ...(member === '' ? { guest: true } : { member }),
      mode,
      lang: value('lang'),
      theme: value('theme'),
    })) as LaunchLinks
    if (page !== null) page.location.href = mode === 'frame' ? links.partnerLink : links.link
  })
})
onSubmit('fault', (value) => {
  const [method, path] = value('call').split(' ')
  const kind = value('kind')
  return act('Fault laid.', () =>
    call('POST', 'faults', {
      method,
      path,
      kind,
      times: Number(value('times')),
      ...(kind === 'status' && { status: Number(value('status')) }),
      ...(kind === 'delay' && { delay: Number(value('delay')) }),
    }),
  )
})
field('clear-faults').onclick = () => act('No faults.', () => call('DELETE', 'faults'))
onSubmit('sockets', (value, action) => {
  const channel = value('channel')
  return act(`Sockets: ${action}.`, () =>
    call('POST', 'sockets', {
      action,
      ...(channel !== '' && { channel }),
      ...(action === 'close' && { code: 1012 }),
      ...(action === 'delay' && { delay: Number(value('delay')) }),
    }),
  )
})
onSubmit('money', (value, move) =>
  act(move === 'deposit' ? 'Paid in.' : 'Taken out.', () =>
    call('POST', `members/${encodeURIComponent(value('member'))}`, { [move]: value('amount').trim() }),
  ),
)
field('end-sessions').onclick = () =>
  act('All sessions ended.', () => call('POST', 'sessions', { action: 'end' }))
field('maintenance').onclick = () => {
  const maintenance = field('maintenance').getAttribute('aria-pressed') !== 'true'
  field('maintenance').setAttribute('aria-pressed', String(maintenance))
  return act(maintenance ? 'Under maintenance.' : 'Maintenance is over.', () =>
    call('POST', 'maintenance', { maintenance }),
  )
}
field('reset').onclick = () => {
  if (!confirm('Begin a new world? Accounts, bets and sessions go.')) return undefined
  return act('A new world.', () => call('POST', 'reset', {}).then(showFeatures))
}
for (const name of ['timing', 'filter']) field(name).oninput = () => showEvents(true).catch(sayFailed)

await act('', async () => {})
await Promise.all([showFeeds(), showFeatures()]).catch(sayFailed)
setInterval(() => {
  if (!document.hidden) refresh().catch(sayFailed)
}, 1500)
