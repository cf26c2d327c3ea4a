// The chart of orientation, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "watchScreen": fromPromise(async () => undefined),
  },
  guards: {
  },
  actions: {
  },
  delays: {
  },
}).createMachine({
  "id": "orientation",
  "type": "parallel",
  "invoke": {
    "id": "watchScreen",
    "src": "watchScreen"
  },
  "states": {
    "device": {
      "initial": "upright",
      "states": {
        "upright": {
          "description": "The screen is higher than wide.",
          "on": {
            "screen.turnedSideways": "sideways"
          }
        },
        "sideways": {
          "description": "The screen is wider than high.",
          "on": {
            "screen.turnedUpright": "upright"
          }
        }
      }
    },
    "window": {
      "initial": "framed",
      "states": {
        "framed": {
          "description": "The client is a page among others.",
          "on": {
            "fullscreen.entered": "fullscreen"
          }
        },
        "fullscreen": {
          "description": "Whoever fills the screen with a stream wants it sideways.",
          "on": {
            "fullscreen.left": "framed"
          }
        }
      }
    },
    "page": {
      "initial": "included",
      "states": {
        "included": {
          "description": "A page that is made to be held upright.",
          "on": {
            "page.excused": "excused"
          }
        },
        "excused": {
          "description": "Lootbox, stream, launch, not authorized, not found.",
          "on": {
            "page.included": "included"
          }
        }
      }
    }
  }
})
