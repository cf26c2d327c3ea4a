// The page around the client: hears what openapi/host-messages.yaml lets the client tell it.
const frame = document.querySelector('iframe')
const { origin: client } = new URL(frame.src)
const ends = {
  expired: 'Your session has expired.',
  forbidden: 'Your session was closed.',
  launchFailed: 'The game could not be opened.',
  ended: 'Your session is over.',
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== client || source !== frame.contentWindow || data?.slipway !== 1) return
  if (data.type === 'needs-login') location.assign(frame.dataset.login)
  if (data.type === 'session-ended') document.getElementById('told').textContent = ends[data.data.reason]
})
