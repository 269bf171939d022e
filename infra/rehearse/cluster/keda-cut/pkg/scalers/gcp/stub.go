package gcp

import (
	"errors"
	"net/http"

	"github.com/kedacore/keda/v2/pkg/scalers/scalersconfig"
)

const GcpScopeMonitoringRead = ""

var ErrGoogleApplicationCrendentialsNotFound = errors.New("google application credentials not found")

func GetGCPOAuth2HTTPTransport(_ *scalersconfig.ScalerConfig, _ http.RoundTripper, _ ...string) (http.RoundTripper, error) {
	return nil, ErrGoogleApplicationCrendentialsNotFound
}
