// Made by npm run paths: 3 shortest paths of launch to tokenExpired. It runs where it is saved in tests/e2e.
import { test } from '../harness/fixtures.ts'
import { walkers } from '../harness/walks/walkers.ts'

test.describe('shortest paths of launch to tokenExpired, walked in the browser [CHART-03] [LAUNCH-03] [LAUNCH-08] [LAUNCH-12]', () => {
  test('1, a link: exchangeLink says that it is over', async ({ page, sandbox, launched }) => {
    await walkers.launch.walk({ page, sandbox, launched }, 'a link', [
      'exchangeLink says that it is over', // tokenExpired
    ])
  })
  test('2, a link: exchangeLink is answered → loadMember says that it is over', async ({ page, sandbox, launched }) => {
    await walkers.launch.walk({ page, sandbox, launched }, 'a link', [
      'exchangeLink is answered', // waiting.loadingMember
      'loadMember says that it is over', // tokenExpired
    ])
  })
  test('3, a kept session: checkSession says that it is over', async ({ page, sandbox, launched }) => {
    await walkers.launch.walk({ page, sandbox, launched }, 'a kept session', [
      'checkSession says that it is over', // tokenExpired
    ])
  })
})
