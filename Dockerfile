# The product on Node.js 24, as a user without rights, everything that it stores in /data. `compose.yaml` runs it with PostgreSQL.

FROM node:24-slim AS source
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./

FROM source AS build
RUN npm ci --include=dev
COPY . .
RUN NEXT_OUTPUT=standalone npm run build

# The packages that the server and the operator's commands need while they run. The framework's come from its standalone output: without
# what builds and tests, a sixth of their size.
FROM source AS packages
RUN npm ci --omit=dev && rm -rf node_modules/next node_modules/@next node_modules/@playwright node_modules/playwright*
COPY --from=build /app/.next/standalone/node_modules node_modules

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/.next/standalone/.next .next
COPY --from=build /app/.next/standalone/server.js /app/package.json /app/tsconfig.json ./
COPY --from=build /app/.next/static .next/static
COPY --from=build /app/public public
COPY --from=build /app/db db
COPY --from=build /app/lib lib
COPY --from=build /app/scripts scripts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
