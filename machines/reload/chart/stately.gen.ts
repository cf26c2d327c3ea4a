// The chart of reload, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "forgetReload": fromPromise(async () => undefined),
    "reloadPage": fromPromise(async () => undefined),
  },
  guards: {
    "isReloaded": () => false,
    "isAwaited": () => false,
  },
  actions: {
    "noteFailed": () => {},
  },
  delays: {
    "reloadFlag": 2000,
  },
}).createMachine({
  "id": "reload",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Was this page loaded anew because a script had failed?",
      "always": [
        {
          "guard": "isReloaded",
          "target": "reloaded"
        },
        {
          "target": "ready"
        }
      ]
    },
    "ready": {
      "description": "Every script has come so far.",
      "invoke": {
        "id": "forgetReload",
        "src": "forgetReload"
      },
      "on": {
        "script.failed": {
          "target": "reloading",
          "actions": {
            "type": "noteFailed"
          }
        }
      }
    },
    "reloading": {
      "description": "It is written down for which script, and the page is loaded anew.",
      "invoke": {
        "id": "reloadPage",
        "src": "reloadPage",
        "onError": "failed"
      }
    },
    "reloaded": {
      "description": "Whether it helped is not known before the script is asked for again.",
      "on": {
        "script.failed": {
          "target": "failed",
          "actions": {
            "type": "noteFailed"
          }
        },
        "script.arrived": {
          "guard": {
            "type": "isAwaited"
          },
          "target": "settling"
        }
      }
    },
    "settling": {
      "description": "The script has come: for a moment the next failure is still shown.",
      "after": {
        "reloadFlag": "ready"
      },
      "on": {
        "script.failed": {
          "target": "failed",
          "actions": {
            "type": "noteFailed"
          }
        }
      }
    },
    "failed": {
      "description": "The member sees what could not be loaded, with its error code, and decides.",
      "meta": {
        "shownBy": [
          "src/screens/errors/FaultPage.tsx"
        ]
      },
      "on": {
        "script.arrived": {
          "guard": {
            "type": "isAwaited"
          },
          "target": "settling"
        }
      }
    }
  }
})
