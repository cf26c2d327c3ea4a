// The floor: the fewest steps a hand-written page needs to show the same messages in the same rows.
// It starts from the very rows the client had mounted, so both pages lay out and paint alike:
// parse, keep the newest of each market, and once a frame write the cells that are on the page: price, ground and arrow.
// What it leaves out, the client pays for alone: checking each message, keeping the prices of what is not on the page,
// names for who cannot see, stale prices, odds types, the slip.
const cells = new Map()
for (const cell of document.querySelectorAll('[data-market][data-side]')) {
  const key = `${cell.dataset.market}|${cell.dataset.side}`
  const sign = cell.querySelector('[data-part="sign"]') ?? document.createElement('span')
  const arrow = sign.firstChild ?? sign.appendChild(document.createTextNode(''))
  const price = cell.querySelector('[data-price]') ?? cell
  cells.set(key, { cell, arrow, price, euro: Number(price.textContent), until: 0 })
}
const stamps = new Map()
const pending = new Map()
const marked = new Set()
let scheduled = false

function show() {
  scheduled = false
  const now = performance.now()
  for (const [entry, selection] of pending) {
    const euro = Number(selection.euroOdds)
    const change = euro > entry.euro ? 'up' : euro < entry.euro ? 'down' : 'none'
    if (change !== 'none') {
      entry.cell.dataset.change = change
      entry.arrow.data = change === 'up' ? '▲' : '▼'
      entry.until = now + 3000
      marked.add(entry)
    }
    entry.euro = euro
    entry.price.firstChild.data = selection.euroOdds
  }
  pending.clear()
}

setInterval(() => {
  const now = performance.now()
  for (const entry of marked) {
    if (entry.until > now) continue
    entry.cell.dataset.change = 'none'
    entry.arrow.data = ''
    marked.delete(entry)
  }
}, 250)

const socket = new WebSocket(`ws://${location.host}/game-client/v8/events/?auth_token=floor&combo=false`)
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.event !== 'gameclient-updates') return
  for (const market of message.data) {
    if (market.timeStamp <= (stamps.get(market.marketId) ?? 0)) continue
    stamps.set(market.marketId, market.timeStamp)
    for (const selection of market.selection) {
      const entry = cells.get(`${market.marketId}|${selection.betTypeSelectionName}`)
      if (entry) pending.set(entry, selection)
    }
  }
  if (pending.size > 0 && !scheduled) {
    scheduled = true
    requestAnimationFrame(show)
  }
}
