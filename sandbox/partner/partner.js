// The page around the client, by the script that the client serves for partners: docs/partners.md.
const stage = document.getElementById('stage')
const told = document.getElementById('told')
const { link, login } = stage.dataset
const ends = {
  expired: 'Your session has expired.',
  forbidden: 'Your session was closed.',
  launchFailed: 'The game could not be opened.',
  ended: 'Your session is over.',
}

const { openSlipway } = await import(new URL('/v8/slipway-embed.js', link).href)
const client = openSlipway({ link, container: stage })
client.on('needs-login', () => location.assign(login))
client.on('session-ended', ({ reason }) => (told.textContent = ends[reason]))
client.on('bet-placed', ({ ticketNum }) => (told.textContent = `Bet ${ticketNum} placed.`))
