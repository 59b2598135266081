#!/usr/bin/env bash
# ci-part.sh PART: runs one part of the tests on a build that is there, as a job of the continuous integration. A part of the screens is
# named with its share, as "screens 2/4".
set -eu
cd "$(dirname "$0")/.."
tests() { npx playwright test -c e2e/playwright.config.ts "$@"; }
part=${1%% *}
share=${1#* }
case "$part" in
  api | embedded) tests --project="$part" ;;
  start) tests --project=embedded e2e/embedded/start.spec.ts ;;
  postgres) npm run test:api ;;
  evening) npm run evening ;;
  screens)
    # shellcheck disable=SC2046 -- names of files without spaces
    tests --project=screens $(node scripts/shard.mjs "$share")
    ;;
  *)
    echo "There is no part \"$1\"." >&2
    exit 2
    ;;
esac
