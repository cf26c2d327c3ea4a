// The page's clock, launch, faults, sockets, members and ledger. Events are in console-events.js.
import { showEvents } from './console-events.js'
import { call, element, fill, field, say } from './console-parts.js'

const languages = ['en', 'zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt', 'zh-hant']
const faultKinds = ['status', 'delay', 'dropRequest', 'dropReply', 'malformed', 'hang', 'hangReply']
const speeds = [1, 2, 5, 10, 30, 60, 300]
let shownLedger = null

// By the sandbox's clock, in UTC and said so: whoever reads it may sit in any zone.
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

function showClock({ now, frozen, speed }) {
  field('now').textContent = time.format(now)
  field('now').dateTime = new Date(now).toISOString()
  field('freeze').textContent = frozen ? 'Run' : 'Freeze'
  field('freeze').setAttribute('aria-pressed', String(frozen))
  if (![...field('speed').options].some((option) => option.value === String(speed))) {
    field('speed').append(new Option(`${speed}×`, String(speed)))
  }
  if (document.activeElement !== field('speed')) field('speed').value = String(speed)
}

async function showMembers() {
  const { members } = await call('GET', 'members')
  const select = document.querySelector('#launch [name=member]')
  if (select.options.length === 0) {
    const options = () => members.map(({ member }) => new Option(member, member))
    select.append(...options(), new Option('guest', ''))
    document.querySelector('#money [name=member]').append(...options())
  }
  fill(
    document.querySelector('#members tbody'),
    members.map(({ member, balance, currency, meaning }) =>
      element(
        'tr',
        {},
        element(
          'td',
          {},
          element('button', { type: 'button', className: 'link', onclick: () => showLedger(member) }, member),
        ),
        element('td', { className: 'number' }, `${balance} ${currency}`),
        element('td', {}, meaning),
      ),
    ),
  )
}

async function showLedger(member) {
  shownLedger = member
  const { wallet, bets, entries, uniques, problems } = await call(
    'GET',
    `ledger?member=${encodeURIComponent(member)}`,
  )
  field('ledger-of').textContent = `${member}: ${wallet.balance} ${wallet.currency}`
  const table = (title, heads, rows) => [
    element('h3', {}, title),
    rows.length === 0
      ? element('p', { className: 'quiet' }, 'None.')
      : element(
          'div',
          { className: 'scroll' },
          element(
            'table',
            {},
            element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {}, head)))),
            element(
              'tbody',
              {},
              ...rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))),
            ),
          ),
        ),
  ]
  fill(field('ledger'), [
    ...problems.map((problem) => element('p', { className: 'status loss' }, problem)),
    ...table(
      'Bets',
      ['Ticket', 'Kind', 'On', 'Stake', 'Odds', 'Result', 'Back'],
      bets.toReversed().map((bet) => [
        bet.ticketNum,
        bet.ticketType,
        bet.legs.map((leg) => `${leg.marketId} ${leg.side} ${leg.handicap ?? leg.line ?? ''}`).join(', '),
        bet.amount,
        // The odds of many legs have as many decimals as they had together.
        bet.euroOdds.replace(/(\.\d\d)\d+/, '$1'),
        element('span', { className: `status ${bet.status}` }, bet.status),
        bet.returns ?? giveBack(bet.ticketNum),
      ]),
    ),
    ...table(
      'Entries',
      ['At', 'Kind', 'Amount', 'Balance', 'Ticket'],
      entries
        .toReversed()
        .map((entry) => [
          time.format(entry.at),
          entry.kind,
          entry.amount,
          entry.balanceAfter,
          entry.ticketNum ?? '',
        ]),
    ),
    ...table(
      'Keys',
      ['Key', 'Became'],
      uniques.toReversed().map(({ key, status }) => [element('code', {}, key), status]),
    ),
  ])
}

function giveBack(ticketNum) {
  const onclick = () =>
    act(`${ticketNum} was given back.`, () => call('POST', `bets/${ticketNum}`, { void: true }))
  return element('button', { type: 'button', className: 'link', onclick }, 'Give back')
}

async function showFaults() {
  const { faults } = await call('GET', 'faults')
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

async function showOffers() {
  const { bigCombos } = await call('GET', 'bigcombos')
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

async function showFeeds() {
  const { feeds, refused } = await call('GET', 'feeds')
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

async function showFeatures() {
  const { features } = await call('GET', 'features')
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

async function refresh() {
  showClock(await call('GET', 'clock'))
  await Promise.all([
    showMembers(),
    showFaults(),
    showOffers(),
    showEvents(),
    ...(shownLedger === null ? [] : [showLedger(shownLedger)]),
  ])
}

/** Does something, tells how it went, and shows what is so now. */
async function act(what, work) {
  try {
    await work()
    say(what)
    await refresh()
  } catch (error) {
    say(error.message, true)
  }
}

field('speed').append(...speeds.map((speed) => new Option(`${speed}×`, String(speed))))
document.querySelector('#launch [name=lang]').append(...languages.map((code) => new Option(code, code)))
const { themes } = await call('GET', 'themes')
document.querySelector('#launch [name=theme]').append(...themes.map((name) => new Option(name, name)))
document.querySelector('#fault [name=kind]').append(...faultKinds.map((kind) => new Option(kind, kind)))
const { operations } = await call('GET', 'operations')
document
  .querySelector('#fault [name=call]')
  .append(...operations.map(({ method, path }) => new Option(`${method} ${path}`, `${method} ${path}`)))
document.querySelector('#fault [name=call]').value = 'POST /single-bet/'

field('freeze').onclick = () => {
  const freeze = field('freeze').getAttribute('aria-pressed') !== 'true'
  return act(freeze ? 'The clock stands.' : 'The clock runs.', () => call('POST', 'clock', { freeze }))
}
field('speed').onchange = ({ target }) =>
  act(`Speed ${target.value}.`, () => call('POST', 'clock', { speed: Number(target.value) }))
for (const button of document.querySelectorAll('[data-advance]')) {
  button.onclick = () =>
    act(`Moved on: ${button.textContent}.`, () =>
      call('POST', 'clock', { advance: Number(button.dataset.advance) }),
    )
}
document.querySelector('#launch').onsubmit = (event) => {
  event.preventDefault()
  const { member, mode, lang, theme } = Object.fromEntries(new FormData(event.target))
  // Opened at once, or the browser takes it for a pop-up.
  const page = window.open('about:blank')
  return act('Launched.', async () => {
    const { link, partnerLink } = await call('POST', 'launch', {
      ...(member === '' ? { guest: true } : { member }),
      mode,
      lang,
      theme,
    })
    page.location.href = mode === 'frame' ? partnerLink : link
  })
}
document.querySelector('#fault').onsubmit = (event) => {
  event.preventDefault()
  const { call: wanted, kind, times, status, delay } = Object.fromEntries(new FormData(event.target))
  const [method, path] = wanted.split(' ')
  return act('Fault laid.', () =>
    call('POST', 'faults', {
      method,
      path,
      kind,
      times: Number(times),
      ...(kind === 'status' ? { status: Number(status) } : {}),
      ...(kind === 'delay' ? { delay: Number(delay) } : {}),
    }),
  )
}
field('clear-faults').onclick = () => act('No faults.', () => call('DELETE', 'faults'))
document.querySelector('#sockets').onsubmit = (event) => {
  event.preventDefault()
  const action = event.submitter.value
  const { channel, delay } = Object.fromEntries(new FormData(event.target))
  return act(`Sockets: ${action}.`, () =>
    call('POST', 'sockets', {
      action,
      ...(channel === '' ? {} : { channel }),
      ...(action === 'close' ? { code: 1012 } : {}),
      ...(action === 'delay' ? { delay: Number(delay) } : {}),
    }),
  )
}
document.querySelector('#money').onsubmit = (event) => {
  event.preventDefault()
  const { member, amount } = Object.fromEntries(new FormData(event.target))
  const move = event.submitter.value
  return act(move === 'deposit' ? 'Paid in.' : 'Taken out.', () =>
    call('POST', `members/${encodeURIComponent(member)}`, { [move]: amount.trim() }),
  )
}
field('end-sessions').onclick = () =>
  act('All sessions ended.', () => call('POST', 'sessions', { action: 'end' }))
field('maintenance').onclick = ({ target }) => {
  const maintenance = target.getAttribute('aria-pressed') !== 'true'
  target.setAttribute('aria-pressed', String(maintenance))
  return act(maintenance ? 'Under maintenance.' : 'Maintenance is over.', () =>
    call('POST', 'maintenance', { maintenance }),
  )
}
field('reset').onclick = () => {
  if (confirm('Begin a new world? Accounts, bets and sessions go.'))
    return act('Begun anew.', () => call('POST', 'reset', {}).then(showFeatures))
}
for (const name of ['timing', 'filter'])
  field(name).oninput = () => showEvents(true).catch((error) => say(error.message, true))

await act('', async () => {})
await Promise.all([showFeeds(), showFeatures()])
setInterval(() => {
  if (!document.hidden) refresh().catch((error) => say(error.message, true))
}, 1500)
