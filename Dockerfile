# syntax=docker/dockerfile:1
# Parley in one container: with the embedded database in /data, or with DATABASE_URL on a server of your own.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY packages/document-text/package.json packages/document-text/
COPY packages/egress/package.json packages/egress/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/rtp/package.json packages/rtp/
COPY packages/sip/package.json packages/sip/
COPY server/package.json server/
COPY widget/package.json widget/
COPY console/package.json console/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY packages/document-text/package.json packages/document-text/
COPY packages/egress/package.json packages/egress/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/rtp/package.json packages/rtp/
COPY packages/sip/package.json packages/sip/
COPY server/package.json server/
COPY widget/package.json widget/
COPY console/package.json console/
RUN npm ci --no-audit --no-fund --omit=dev --workspace server --workspace contract --workspace packages/document-text --workspace packages/egress --workspace packages/embedded-postgres --workspace packages/rtp --workspace packages/sip

FROM node:24-bookworm-slim
ENV NODE_ENV=production PARLEY_HOST=0.0.0.0 PARLEY_PORT=3000 PARLEY_DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app/ ./
COPY contract/ contract/
COPY packages/ packages/
COPY server/ server/
# The commands an operator runs inside: `docker compose exec parley npm run admin:reset-password`.
COPY scripts/ scripts/
COPY --from=build /app/server/dist/ server/dist/
COPY --from=build /app/widget/dist/ widget/dist/
COPY --from=build /app/console/dist/ console/dist/
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Web voice, when PARLEY_VOICE_UDP_PORTS says so; phone calls, when PARLEY_RTP_PORTS does.
EXPOSE 40000-40099/udp 10000-10199/udp
EXPOSE 5060/udp 5060/tcp
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PARLEY_PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
