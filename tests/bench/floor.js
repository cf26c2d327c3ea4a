// The floor: the fewest steps a hand-written page needs to show the same messages in the same rows.
// It starts from the very rows the client had mounted, so both pages lay out and paint alike:
// parse, check, keep the newest of each market, and once a frame write the cells and scores that are on the page: price in the
// wanted odds, handicap or line, arrow or lock; goals and clock. A price says by arrow and ground that it moved where its
// chance moved by a hundredth, one of a market at a time, for a second, as LIVE-08 has it in a list. Of a slip beside them, five times a second, the
// prices of its legs and what they make together. Of live statistics, each figure of the players' tables.
// The duties of any client are done whether something is shown or not, and so they are done here, in the fewest steps:
// LIVE-13, nothing malformed is shown or kept, and a market is taken whole or not at all (`isSound`);
// LIVE-06 and LIVE-08, what is scrolled to, opened or picked later shows its newest price and how it moved (`newest`);
// LIVE-06, a time that lies in the server's future does not keep out what comes after it (`latest`);
// LIVE-05, once the line is silent no price counts (`heardAt`);
// A11Y-01, the name of a price says the price and how it moved (`say`).
// Opened with `duties=none` it does none of them: what it takes itself is told without them and with them.
// What it leaves out, the client pays for alone: settled prices, exact decimals, channels that come back, what a slip allows
// and what a press would take.
const wanted = new URL(location.href).searchParams
const oddsField = `${wanted.get('odds')}Odds`
const places = wanted.get('odds') === 'indo' ? 4 : 2
const hasDuties = wanted.get('duties') !== 'none'

function textIn(element) {
  return element?.firstChild ?? element?.appendChild(document.createTextNode(''))
}

const cells = new Map()
const cellsOfMarket = new Map()
for (const cell of document.querySelectorAll('[data-market][data-side]')) {
  const { market, side } = cell.dataset
  const ofMarket = cellsOfMarket.get(market) ?? []
  cellsOfMarket.set(market, ofMarket)
  const entry = {
    cell,
    ofMarket,
    name: cell.getAttribute('aria-label').split(',')[0],
    arrow: textIn(cell.querySelector('[data-part="sign"]')),
    price: textIn(cell.querySelector('[data-price]')),
    figure: textIn(cell.querySelector('[data-part="figure"]')),
    hasFigure: cell.querySelector('[data-part="figure"]').textContent !== '',
    line: null,
    euro: 0,
    status: 'open',
    change: 'none',
    until: 0,
    said: '',
  }
  ofMarket.push(entry)
  cells.set(`${market}|${side}`, entry)
}
const rows = new Map()
for (const row of document.querySelectorAll('[data-event]')) {
  const parts = ['[data-score="home"]', '[data-score="away"]', '[data-standing]']
  const [home, away, clock] = parts.map((part) => textIn(row.querySelector(part)))
  rows.set(row.dataset.event, { row, home, away, clock })
}
const legs = new Map()
for (const item of document.querySelectorAll('[data-leg]')) {
  const price = item.querySelector('[data-change]')
  const sign = price.querySelector('span > span[aria-hidden]') ?? price.firstElementChild
  legs.set(item.dataset.leg, { price, sign: textIn(sign), text: price.lastChild, euro: 0, pending: null })
}
const total = textIn(legs.size === 0 ? null : document.querySelector('[role="tabpanel"] dl dd'))
const figures = [...document.querySelectorAll('[role="tabpanel"] td')].map(textIn)
/** Of each market the newest that was told, with how each of its selections moved last. */
const newest = new Map()
const pending = new Map()
const pendingScores = new Map()
// A page that is hidden shows nothing of what it took: this says whether it took any.
globalThis.slipwayTaken = () => pending.size
const marked = new Set()
let scheduled = false
let grounds = []

/** For how many milliseconds a price says that it moved. */
const markTime = 1_000
const words = { none: '', lock: ', suspended', 'handi-change': ', line changed', up: ', up', down: ', down' }
const signs = { none: '', lock: '', 'handi-change': '◆', up: '▲', down: '▼' }

function mark(entry, change, until) {
  entry.until = until
  if (entry.change === change) return
  entry.change = change
  entry.cell.dataset.change = change
  entry.arrow.data = signs[change]
  if (change !== 'none') marked.add(entry)
}

/** How a price moved, by so much that it is worth a mark. */
function moveOf(euro, before) {
  if (before === 0 || Math.abs(1 / euro - 1 / before) < 0.01) return 'none'
  return euro > before ? 'up' : 'down'
}

/** A mark of a move is for one price of a market at a time. */
function mayMark(entry, now) {
  return entry.ofMarket.every((other) => other === entry || other.until <= now || other.change === 'lock')
}

/** Says price and move to who cannot see them: duty A11Y-01. */
function say(entry) {
  const { cell, name, figure, hasFigure, price, change } = entry
  const said = `${name}${hasFigure ? ` ${figure.data}` : ''}, ${price.data}${words[change]}`
  if (entry.said !== said) cell.setAttribute('aria-label', said)
  entry.said = said
}

function figureOf({ handicap, line }) {
  const value = Number(handicap ?? line)
  return handicap !== null && value > 0 ? `+${value}` : String(value)
}

/** No more than a twentieth of the cells carry a ground at a time. */
function mayGround(now) {
  grounds = grounds.filter((at) => now - at < 700)
  if (grounds.length >= Math.max(3, cells.size / 20)) return false
  grounds.push(now)
  return true
}

function show() {
  scheduled = false
  const now = performance.now()
  for (const [entry, selection] of pending) {
    const euro = Number(selection.euroOdds)
    if (entry.status !== selection.status) {
      entry.status = selection.status
      entry.cell.dataset.status = selection.status
      entry.cell.dataset.mark = selection.status === 'open' ? 'none' : 'lock'
    }
    const line = selection.handicap ?? selection.line
    const isOtherLine = entry.hasFigure && entry.line !== line
    const move = moveOf(euro, entry.euro)
    let change = move
    if (selection.status !== 'open') change = 'lock'
    else if (isOtherLine && entry.line !== null) change = 'handi-change'
    if (isOtherLine) {
      entry.line = line
      entry.figure.data = figureOf(selection)
    }
    if (change === 'lock' || (change !== 'none' && mayMark(entry, now))) {
      mark(entry, change, now + markTime)
      if (change !== 'lock' && move !== 'none' && mayGround(now))
        entry.cell.dataset.ground = entry.cell.dataset.ground === 'a' ? 'b' : 'a'
    }
    entry.euro = euro
    const text = Number(selection[oddsField]).toFixed(places)
    if (entry.price.data !== text) entry.price.data = text
    if (hasDuties) say(entry)
  }
  pending.clear()
  for (const [entry, { matchScoreline, details }] of pendingScores) {
    const [home, away] = matchScoreline.split('-')
    entry.row.dataset.inPlay = 'true'
    if (entry.home) entry.home.data = home
    if (entry.away) entry.away.data = away
    if (entry.clock) entry.clock.data = details
  }
  pendingScores.clear()
}

setInterval(() => {
  const now = performance.now()
  for (const entry of marked) {
    if (entry.until > now) continue
    marked.delete(entry)
    mark(entry, 'none', 0)
    if (entry.cell.dataset.ground !== '') entry.cell.dataset.ground = ''
    if (hasDuties) say(entry)
  }
  if (hasDuties && !isSilent && now - heardAt > longestSilence) countPrices(false)
}, 250)

/** Milliseconds without a word after which no price counts: duty LIVE-05. */
const longestSilence = 30_000
let heardAt = performance.now()
let isSilent = false

/** Says of every price whether it counts. */
function countPrices(isHeard) {
  isSilent = !isHeard
  for (const { cell } of cells.values()) cell.dataset.stale = String(isSilent)
}

function showLegs() {
  let product = 1
  for (const leg of legs.values()) {
    const euro = leg.pending ?? leg.euro
    if (euro !== leg.euro) {
      leg.price.dataset.change = euro > leg.euro ? 'up' : 'down'
      leg.sign.data = euro > leg.euro ? '▲' : '▼'
      leg.text.data = euro.toFixed(2)
      leg.euro = euro
    }
    product *= leg.euro
  }
  total.data = product.toFixed(2)
}
if (legs.size > 0) setInterval(() => requestAnimationFrame(showLegs), 200)

function showStatistics({ details: { home, away } }) {
  const told = [home, away].flatMap(({ players }) => players.flatMap(Object.values))
  for (const [at, figure] of figures.entries()) {
    const text = String(told[at % told.length] ?? '')
    if (figure.data !== text) figure.data = text
  }
}

const statuses = new Set(['open', 'pause', 'close', 'settled', 'resulting', 'new'])
const decimalText = /^-?\d{1,20}(\.\d{1,20})?$/

function isDecimalOrNull(value) {
  return value === null || (typeof value === 'string' && decimalText.test(value))
}

/** Whether a market can be believed: duty LIVE-13. */
function isSound(market) {
  if (typeof market?.eventId !== 'string' || typeof market.marketId !== 'string') return false
  if (!Number.isSafeInteger(market.timeStamp) || !statuses.has(market.status)) return false
  if (!Array.isArray(market.selection) || market.selection.length > 1_000) return false
  return market.selection.every(
    ({ betTypeSelectionName, status, euroOdds, malayOdds, indoOdds, hongkongOdds, handicap, line }) =>
      typeof betTypeSelectionName === 'string' &&
      statuses.has(status) &&
      decimalText.test(euroOdds) &&
      isDecimalOrNull(malayOdds) &&
      isDecimalOrNull(indoOdds) &&
      isDecimalOrNull(hongkongOdds) &&
      (handicap === null || typeof handicap === 'string') &&
      (line === null || typeof line === 'string'),
  )
}

/** What the server's clock can say at most, with some grace: duty LIVE-06. */
let latest = 0
const grace = 60_000

/** Keeps a market, and how its prices moved: duties LIVE-06 and LIVE-08. @returns whether it is newer than what was known */
function keep(market) {
  const before = newest.get(market.marketId)
  if (before !== undefined && before.timeStamp <= latest && market.timeStamp <= before.timeStamp) return false
  for (const [at, selection] of market.selection.entries()) {
    const last = before?.selection[at]
    if (last === undefined) selection.moved = 'none'
    else if (last.euroOdds === selection.euroOdds) selection.moved = last.moved
    else selection.moved = moveOf(Number(selection.euroOdds), Number(last.euroOdds))
  }
  newest.set(market.marketId, market)
  return true
}

function take(message) {
  if (message.event === 'gameclient-livestats') requestAnimationFrame(() => showStatistics(message.data))
  if (message.event === 'market-scoreline') {
    const entry = rows.get(message.data.eventId)
    if (entry) pendingScores.set(entry, message.data)
  }
  if (message.event !== 'gameclient-updates' || !Array.isArray(message.data)) return
  for (const market of message.data) {
    if (hasDuties && (!isSound(market) || !keep(market))) continue
    for (const selection of market.selection) {
      const entry = cells.get(`${market.marketId}|${selection.betTypeSelectionName}`)
      if (entry) pending.set(entry, selection)
      const leg = legs.get(`${market.marketId}|${selection.betTypeSelectionName}`)
      if (leg) leg.pending = Number(selection.euroOdds)
    }
  }
}

const channel = `ws://${location.host}/game-client/v8/events/`
const eventId = wanted.get('event')
for (const path of eventId === null ? [''] : ['', `${eventId}/`]) {
  new WebSocket(`${channel}${path}?auth_token=${hasDuties ? 'floor' : 'bareFloor'}&combo=false`).onmessage =
    ({ data }) => {
      if (hasDuties) {
        heardAt = performance.now()
        latest = Date.now() + grace
        if (isSilent) countPrices(true)
      }
      take(JSON.parse(data))
      if (pending.size + pendingScores.size > 0 && !scheduled) {
        scheduled = true
        requestAnimationFrame(show)
      }
    }
}
